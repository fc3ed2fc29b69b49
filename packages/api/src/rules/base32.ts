/** Crockford's base 32: no letter looks like a digit. */
export const base32Letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Encodes five bits of each of `count` random bytes. @throws {Error} when there are fewer bytes */
export function randomBase32(random: Uint8Array, count: number): string {
  if (random.length < count) throw new Error(`A code of ${count} letters needs ${count} random bytes.`);
  return Array.from(random.subarray(0, count), (byte) => base32Letters.charAt(byte % 32)).join('');
}

/** Normalizes typed base 32: groups, blanks, small letters, O and I for 0 and 1. */
export const typedBase32 = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s._\u00b7\u2010-\u2015\u2212-]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');

/** Returns whether a text is `count` letters of base 32. */
export const isBase32 = (text: string, count: number) =>
  text.length === count && [...text].every((letter) => base32Letters.includes(letter));

/** Formats a code in groups of four: `7G2K-…`. */
export const inGroups = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
