import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import { isDataUrl, manifestTypes, mediaTypes } from '../rules/file.ts';
import { cleanPhone, isPhone } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';
import { isStorable, isWellFormed, showsSomething } from '../rules/storable.ts';
import { isUserName } from '../rules/user-name.ts';

/** A schema's message is a refusal code; the text is looked up where it is shown. */
const refuse = (code: RefusalCode) => ({ error: code });

/**
 * A check that runs only when no earlier one of the field failed: an empty field is not also malformed. (zod's own
 * `abort` would skip the rules between fields as well.)
 */
export const otherwise = (holds: (text: string) => boolean, code: RefusalCode) =>
  z.refine<string>(holds, { error: code, when: ({ issues }) => issues.length === 0 });

const base = z.string({ error: 'required' });

/** Whether a text is so long that no trimming could make it fit: normalising it could take seconds. */
const isFarTooLong = (text: string, max: number) => text.length > 4 * max + 64;

/**
 * Shared by all typed texts: characters that can be stored, then trimmed and NFC, then at most `max` code units. Every
 * new kind of text starts here, so that the raw length is checked first.
 */
const typedText = (max: number, { multiline = false, clean = (text) => text, whenMissing }: TextOptions) =>
  (whenMissing ? z.string({ error: whenMissing }) : base).check(
    z.refine((text) => isFarTooLong(text, max) || isStorable(text, { multiline }), refuse('characters')),
    z.overwrite((text) => (isFarTooLong(text, max) ? text : clean(text.normalize('NFC').trim()))),
    z.maxLength(max, refuse('tooLong')),
  );

interface TextOptions {
  /** The refusal of a missing text. @default 'required' */
  readonly whenMissing?: RefusalCode | undefined;
  /** Whether line breaks and tabs are allowed. */
  readonly multiline?: boolean;
  /** Removes separators that users type into a code, before its length counts. */
  readonly clean?: (text: string) => string;
}

/** Text of at most `max` code units, trimmed and NFC; may be empty. Not for passwords. */
export const text = (max: number, options: TextOptions = {}) => typedText(max, options);

/** Text that must not be empty or blank. */
export const requiredText = (max: number, options: TextOptions = {}) =>
  typedText(max, options).check(
    z.minLength(1, refuse('required')),
    otherwise((typed) => isFarTooLong(typed, max) || showsSomething(typed), 'required'),
  );

/** The name of an account, also one created by another server. Case does not count. */
export const userName = requiredText(64).check(otherwise(isUserName, 'characters'));

/** The name of a new account, stored in lower case: characters that are easy to dictate and to type. */
export const newUserName = requiredText(32, { clean: (typed) => typed.toLowerCase() }).check(
  otherwise((value) => /^[a-z0-9._-]{3,32}$/.test(value), 'newUserName'),
);

/** As many code units as the longest password may have, also when it is decomposed (NFD). */
const longestTyped = 1_024;

/** An existing password, exactly as typed. */
export const typedPassword = base.check(
  z.minLength(1, refuse('required')),
  z.maxLength(longestTyped, refuse('tooLong')),
);

/**
 * A new password as sent: exactly as typed. `passwordProblem` decides whether it is allowed, because that depends on
 * the account.
 */
export const newPassword = base.check(
  z.minLength(1, refuse('required')),
  z.maxLength(longestTyped, refuse('tooLong')),
  otherwise(isWellFormed, 'characters'),
);

/** An existing day, `YYYY-MM-DD`. */
export const isoDate = base.check(z.minLength(1, refuse('required')), otherwise(isIsoDate, 'date'));

/**
 * A phone number, 3 to 15 characters; a longer one, or one with dots as separators only, is stored without separators.
 */
export const phone = requiredText(15, {
  clean: (typed) => (isPhone(typed) ? typed : cleanPhone(typed)),
}).check(otherwise(isPhone, 'phone'));

/** One e-mail address; nothing that a mail header could parse as two. */
export const email = requiredText(254).check(
  otherwise((value) => /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/.test(value), 'email'),
);

/** One of a closed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });

/** Also reads a number as text: providers send ids and codes as either. What is sent is text. */
const orNumber = <Schema extends z.ZodMiniType<string>>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), schema, {
    decode: (value) => (typeof value === 'number' ? String(value) : value) as z.input<Schema>,
    encode: (value) => value,
  });

/** One of a closed list of codes; required. A number is read too. */
export const oneCode = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.codec(
    z.optional(z.unknown()),
    z.enum(values, { error: ({ input }) => (input ? 'choice' : 'required') }),
    {
      decode: (value) => (typeof value === 'number' ? String(value) : value) as Values[number],
      encode: (value) => value,
    },
  );

/** The id of a record: a short word without slashes, of any provider. A number is read too. */
export const recordId = orNumber(base.check(z.regex(/^[\w-]{1,64}$/, refuse('invalid'))));

/** A code of the reference data, stored as text. A number is read too. */
export const code = orNumber(z.string({ error: 'choice' }).check(z.regex(/^[\w-]{1,20}$/, refuse('choice'))));

/**
 * The actor, as the documents' `user` and `idrekam`: must be the signed-in account; {@link Endpoint.acting} names the
 * field.
 */
export const actingUser = z.string().check(z.maxLength(64));

/** The actor's NPWP: must be that of the signed-in account's company, empty where it has none. */
export const actingNpwp = z.string().check(z.maxLength(64));

/** A value that may be absent: missing and empty text are read as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), z.nullable(schema), {
    decode: (value) => (value === '' || value === undefined ? null : value) as z.input<Schema> | null,
    encode: (value) => value,
  });

/** A file as a data URL of an accepted type. The server checks base64, size and bytes. */
export const fileDataUrl = z.string({ error: 'required' }).check(z.refine(isDataUrl, { error: 'fileType' }));

/** The extension of an uploaded file, lower case without a dot. */
export const fileExtension = z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], {
  error: 'fileType',
});

/** The same for the file of a manifest, which may also be a spreadsheet. */
export const manifestDataUrl = z
  .string({ error: 'required' })
  .check(z.refine(isDataUrl, { error: 'fileTypeManifest' }));

/** The extension of a manifest's file. */
export const manifestExtension = z.enum(Object.keys(manifestTypes) as [keyof typeof manifestTypes], {
  error: 'fileTypeManifest',
});

/** The version of the record that the user saw; a change without it overwrites the changes of others. */
export const seenVersion = z.optional(text(64));
