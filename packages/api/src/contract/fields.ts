import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import { isDataUrl, manifestTypes, mediaTypes } from '../rules/file.ts';
import { cleanPhone, isPhone } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { isStorable, showsSomething } from '../rules/storable.ts';
import { isUserName } from '../rules/user-name.ts';

/** A schema's message is a refusal code; words are found by whoever shows it. */
const refuse = (code: RefusalCode) => ({ error: code });

/**
 * A check that speaks only when no earlier one has: an empty field is empty, not also malformed. (zod's own `abort`
 * would silence the rules between fields as well.)
 */
export const otherwise = (holds: (text: string) => boolean, code: RefusalCode) =>
  z.refine<string>(holds, { error: code, when: ({ issues }) => issues.length === 0 });

const base = z.string({ error: 'required' });

/** Whether a text is so long that no trimming could make it fit: normalising it could take seconds. */
const isFarTooLong = (text: string, max: number) => text.length > 4 * max + 64;

/**
 * What all texts that people type share: characters that can be stored, then trimmed and NFC, then at most `max` code
 * units. Every new kind of text starts here, so that none is worked on before its raw length is known.
 */
const typedText = (max: number, { multiline = false, clean = (text) => text, whenMissing }: TextOptions) =>
  (whenMissing ? z.string({ error: whenMissing }) : base).check(
    z.refine((text) => isFarTooLong(text, max) || isStorable(text, { multiline }), refuse('characters')),
    z.overwrite((text) => (isFarTooLong(text, max) ? text : clean(text.normalize('NFC').trim()))),
    z.maxLength(max, refuse('tooLong')),
  );

interface TextOptions {
  /** What is said of a text that is not there. @default 'required' */
  readonly whenMissing?: RefusalCode | undefined;
  /** Whether line breaks and tabs may be in it. */
  readonly multiline?: boolean;
  /** Takes away what people type into a code that does not belong to it, before its length counts. */
  readonly clean?: (text: string) => string;
}

/** Text of at most `max` code units, trimmed and NFC; may be empty. Not for passwords. */
export const text = (max: number, options: TextOptions = {}) => typedText(max, options);

/** Text that must not be empty, nor look like it. */
export const requiredText = (max: number, options: TextOptions = {}) =>
  typedText(max, options).check(
    z.minLength(1, refuse('required')),
    otherwise((typed) => isFarTooLong(typed, max) || showsSomething(typed), 'required'),
  );

/** The name of an account: what other servers take for one, too. Case does not count. */
export const userName = requiredText(64).check(otherwise(isUserName, 'characters'));

/** The name of a new account, kept in lower case: what can be said on the telephone and typed on every keyboard. */
export const newUserName = requiredText(32, { clean: (typed) => typed.toLowerCase() }).check(
  otherwise((value) => /^[a-z0-9._-]{3,32}$/.test(value), 'newUserName'),
);

/** As many code units as the longest password may have, also one that was typed with every mark apart. */
const longestTyped = 1_024;

/** A password that somebody proves to know, exactly as typed. */
export const typedPassword = base.check(
  z.minLength(1, refuse('required')),
  z.maxLength(longestTyped, refuse('tooLong')),
);

/**
 * A new password as it travels: taken exactly as typed. Whether it may be one is for `passwordProblem`, which needs to know
 * whose it is.
 */
export const newPassword = base.check(
  z.minLength(1, refuse('required')),
  z.maxLength(longestTyped, refuse('tooLong')),
  otherwise((value) => value.isWellFormed(), 'characters'),
);

/** An existing day, `YYYY-MM-DD`. */
export const isoDate = base.check(z.minLength(1, refuse('required')), otherwise(isIsoDate, 'date'));

/** A phone number, 3 to 15 characters; one that is longer or has dots only for its grouping is kept bare. */
export const phone = requiredText(15, {
  clean: (typed) => (isPhone(typed) ? typed : cleanPhone(typed)),
}).check(otherwise(isPhone, 'phone'));

/** One e-mail address; nothing that a mail header could read as two. */
export const email = requiredText(254).check(
  otherwise((value) => /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/.test(value), 'email'),
);

/** One of a closed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** Takes a number where a text belongs: providers send ids and codes as either. What is sent stays text. */
const orNumber = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), schema, {
    decode: (value) => (typeof value === 'number' ? String(value) : value) as z.input<Schema>,
    encode: (value) => value,
  });

/** One of a closed list of codes, of which one must be chosen. A number is taken too. */
export const oneCode = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.codec(
    z.optional(z.unknown()),
    z.enum(values, { error: ({ input }) => (input ? 'choice' : 'required') }),
    {
      decode: (value) => (typeof value === 'number' ? String(value) : value) as Values[number],
      encode: (value) => value,
    },
  );

/** The id of a record: any short word without slashes, whoever made it. A number is taken too. */
export const recordId = orNumber(base.check(z.regex(/^[\w-]{1,64}$/, refuse('invalid'))));

/** A code of the reference data, kept as text. A number is taken too. */
export const code = orNumber(z.string({ error: 'choice' }).check(z.regex(/^[\w-]{1,20}$/, refuse('choice'))));

/** Who acts, as the documents' `user` and `idrekam`: must be the signed-in account; {@link Endpoint.acting} names the field. */
export const actingUser = z.string().check(z.maxLength(64));

/** The NPWP of who acts: must be that of the signed-in account's company, empty where it has none. */
export const actingNpwp = z.string().check(z.maxLength(64));

/** A value that may be absent: missing and empty text are read as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), z.nullable(schema), {
    decode: (value) => (value === '' || value === undefined ? null : value) as z.input<Schema> | null,
    encode: (value) => value,
  });

/** A file as a data URL of an accepted type. The server checks all of it where it takes it: base64, size and bytes. */
export const fileDataUrl = z.string({ error: 'required' }).check(z.refine(isDataUrl, { error: 'fileType' }));

/** The extension that belongs to an uploaded file, lower case without a dot. */
export const fileExtension = z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], {
  error: 'fileType',
});

/** The same for the file of a manifest, which may also be a table. */
export const manifestDataUrl = z
  .string({ error: 'required' })
  .check(z.refine(isDataUrl, { error: 'fileTypeManifest' }));

/** The extension that belongs to the file of a manifest. */
export const manifestExtension = z.enum(Object.keys(manifestTypes) as [keyof typeof manifestTypes], {
  error: 'fileTypeManifest',
});

/** The version of a record that a change was made on; who does not say overwrites what others did. */
export const seenVersion = z.optional(text(64));
