import * as z from 'zod/mini';

// How answers are read: only what the documents show. Missing, null and empty text are the same; numbers may come as
// text and texts as numbers, from any provider.

const anything = z.optional(z.unknown());

const toText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** A text that may be empty. */
export const shownText = z.codec(anything, z.string(), {
  decode: (value) => (toText(value) ?? '') as string,
  encode: (value) => value,
});

/** A text, or null when there is none. */
export const textOrNull = z.codec(anything, z.nullable(z.string()), {
  decode: (value) => (value === '' ? null : (toText(value) ?? null)) as string | null,
  encode: (value) => value,
});

/** A text, or undefined when there is none. */
export const textIfAny = z.codec(anything, z.optional(z.string()), {
  decode: (value) => (value === '' || value === null ? undefined : toText(value)) as string | undefined,
  encode: (value) => value,
});

/** A list of texts, or undefined when there is none. */
export const textsIfAny = z.codec(anything, z.optional(z.array(z.string())), {
  decode: (value) =>
    Array.isArray(value) ? value.map(toText).filter((text) => typeof text === 'string') : undefined,
  encode: (value) => value,
});

/** A day, or another text for a point in time; a time after a day is cut off. Null when there is none. */
export const dayOrNull = z.codec(anything, z.nullable(z.string()), {
  decode: (value) => (typeof value === 'string' && value ? dayIn(value) : null),
  encode: (value) => value,
});

/** A day, or an empty text. */
export const shownDay = z.codec(anything, z.string(), {
  decode: (value) => (typeof value === 'string' ? dayIn(value) : ''),
  encode: (value) => value,
});

const dayIn = (text: string) => text.replace(/^(\d{4}-\d\d-\d\d)[T ].*$/, '$1');

/** A whole number, or null when there is none. */
export const countOrNull = z.codec(anything, z.nullable(z.int()), {
  decode: (value) => (value === '' || value === undefined || value === null ? null : Number(value)),
  encode: (value) => value,
});

/** A whole number, or undefined when there is none. */
export const countIfAny = z.codec(anything, z.optional(z.int()), {
  decode: (value) => (value === '' || value === undefined || value === null ? undefined : Number(value)),
  encode: (value) => value,
});

const yes = new Set(['y', 'true', '1']);
const isTrue = (value: unknown) => yes.has(String(value).toLowerCase());

/** A flag: `Y` and `T` on the wire, read in any case; also booleans and 1. */
export const flag = z.codec(anything, z.boolean(), {
  decode: (value) => isTrue(value),
  encode: (value) => (value ? 'Y' : 'T'),
});

/** A boolean; also read from a flag or 1. */
export const truth = z.codec(anything, z.boolean(), { decode: isTrue, encode: (value) => value });

const no = new Set(['t', 'n', 'false', '0']);

/** A boolean, or undefined when it is neither yes nor no. */
export const truthIfAny = z.codec(anything, z.optional(z.boolean()), {
  decode: (value) => isTrue(value) || (no.has(String(value).toLowerCase()) ? false : undefined),
  encode: (value) => value,
});
