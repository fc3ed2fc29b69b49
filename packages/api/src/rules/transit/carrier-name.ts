/** Most characters of a carrier's name. */
export const maxCarrierName = 64;

/** A carrier's name as it is kept: blanks once, upper case as in no particular language. */
export const cleanCarrierName = (typed: string): string =>
  typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Whether a cleaned text may be a carrier's name: letters of A to Z and digits, single blanks, and between them `.`, `-`,
 * `/`, `'` and `&`. No letter of another script looks like one of these.
 */
export const isCarrierName = (text: string) =>
  text.length <= maxCarrierName && /^[A-Z0-9](?:[A-Z0-9 .'&/-]*[A-Z0-9.])?$/.test(text);
