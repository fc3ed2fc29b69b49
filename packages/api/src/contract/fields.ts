import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
import { mediaTypes, parseDataUrl } from '../rules/file.ts';
import { isPhone } from '../rules/identity.ts';
import type { RefusalCode } from '../rules/messages/index.ts';

/** A schema's message is a refusal code; words are found by whoever shows it. */
const refuse = (code: RefusalCode) => ({ error: code });

/** Lone surrogates and control characters (beside line breaks and tabs in longer texts) are kept by no store. */
const storable = (multiline: boolean) => (text: string) =>
  text.isWellFormed() && !(multiline ? /[^\P{Cc}\t\n\r]/u : /\p{Cc}/u).test(text);

/**
 * A check that speaks only when no earlier one has: an empty field is empty, not also malformed. (zod's own `abort`
 * would silence the rules between fields as well.)
 */
export const otherwise = (holds: (text: string) => boolean, code: RefusalCode) =>
  z.refine<string>(holds, { error: code, when: ({ issues }) => issues.length === 0 });

const base = z.string({ error: 'required' });

/** Trimmed and NFC. What is far too long stays as it is and is refused for that: normalising it could take seconds. */
const tidy = (max: number) =>
  z.overwrite<string>((text) => (text.length > 4 * max + 64 ? text : text.normalize('NFC').trim()));

/** Text of at most `max` code units, trimmed and NFC; may be empty. Not for passwords. */
export const text = (max: number, options: { multiline?: boolean } = {}) =>
  base.check(
    z.refine(storable(options.multiline ?? false), refuse('characters')),
    tidy(max),
    z.maxLength(max, refuse('tooLong')),
  );

/** Text that must not be empty. */
export const requiredText = (max: number, options: { multiline?: boolean } = {}) =>
  base.check(
    z.refine(storable(options.multiline ?? false), refuse('characters')),
    tidy(max),
    z.minLength(1, refuse('required')),
    z.maxLength(max, refuse('tooLong')),
  );

/** An existing day, `YYYY-MM-DD`. */
export const isoDate = base.check(z.minLength(1, refuse('required')), otherwise(isIsoDate, 'date'));

/** A phone number, 3 to 15 characters. */
export const phone = requiredText(15).check(otherwise(isPhone, 'phone'));

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

/** The id of a record: any short word without slashes, whoever made it. A number is taken too. */
export const recordId = orNumber(base.check(z.regex(/^[\w-]{1,64}$/, refuse('invalid'))));

/** A code of the reference data, kept as text. A number is taken too. */
export const code = orNumber(z.string({ error: 'choice' }).check(z.regex(/^[\w-]{1,20}$/, refuse('choice'))));

/** Who acts, as the documents' `user` and `idrekam`: must be the signed-in account; {@link Endpoint.acting} names the field. */
export const actingUser = z.string().check(z.maxLength(64));

/** A value that may be absent: missing and empty text are read as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), z.nullable(schema), {
    decode: (value) => (value === '' || value === undefined ? null : value) as z.input<Schema> | null,
    encode: (value) => value,
  });

/** A file as a data URL of an accepted type; the server also checks its size and its bytes. */
export const fileDataUrl = z
  .string({ error: 'required' })
  .check(z.refine((value) => parseDataUrl(value) !== undefined, { error: 'fileType' }));

/** The extension that belongs to an uploaded file, lower case without a dot. */
export const fileExtension = z.enum(Object.keys(mediaTypes) as [keyof typeof mediaTypes], {
  error: 'fileType',
});
