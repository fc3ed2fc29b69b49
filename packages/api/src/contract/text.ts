import * as z from 'zod/mini';
import { isIsoDate } from '../rules/date.ts';
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

/** Text of at most `max` code units, trimmed and NFC; may be empty. Not for passwords. */
export const text = (max: number, options: { multiline?: boolean } = {}) =>
  base.check(
    z.refine(storable(options.multiline ?? false), refuse('characters')),
    z.normalize('NFC'),
    z.trim(),
    z.maxLength(max, refuse('tooLong')),
  );

/** Text that must not be empty. */
export const requiredText = (max: number, options: { multiline?: boolean } = {}) =>
  base.check(
    z.refine(storable(options.multiline ?? false), refuse('characters')),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(1, refuse('required')),
    z.maxLength(max, refuse('tooLong')),
  );

/** An existing day, `YYYY-MM-DD`. */
export const isoDate = base.check(z.minLength(1, refuse('required')), otherwise(isIsoDate, 'date'));

const timeOfDay = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** An instant, ISO 8601 with offset. (zod's own brings every page 0.4 KB more.) */
export const instant = z
  .string()
  .check(z.refine((value) => isIsoDate(value.slice(0, 10)) && timeOfDay.test(value.slice(10))));

/** A phone number, 3 to 15 characters. */
export const phone = requiredText(15).check(otherwise(isPhone, 'phone'));

/** One e-mail address; nothing that a mail header could read as two. */
export const email = requiredText(254).check(
  otherwise((value) => /^[A-Za-z0-9._%+-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}$/.test(value), 'email'),
);

/** An id made by the server. Ids of other providers may look different: any short word without slashes. */
export const recordId = z.string({ error: 'required' }).check(z.regex(/^[\w-]{1,64}$/, refuse('invalid')));

/** A code of the reference data: kept as text, numbers of foreign providers are taken too. */
export const code = z.string({ error: 'choice' }).check(z.regex(/^[\w-]{1,20}$/, refuse('choice')));

/** Who acts, as the documents' `user` and `idrekam`: must be the signed-in account, the server checks it. */
export const actingUser = z.string().check(z.maxLength(64));

/** A value that may be absent: missing and empty text are read as null. */
export const orNull = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.codec(z.optional(z.unknown()), z.nullable(schema), {
    decode: (value) => (value === '' || value === undefined ? null : value) as z.input<Schema> | null,
    encode: (value) => value,
  });
