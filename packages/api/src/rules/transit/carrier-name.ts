/** Most characters of a carrier's name. */
export const maxCarrierName = 64;

/** Normalizes a carrier's name for storage: single blanks, locale-independent upper case. */
export const cleanCarrierName = (typed: string): string =>
  typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toUpperCase();

/**
 * Returns whether a normalized text may be a carrier's name: letters of A to Z and digits, single blanks, and between
 * them `.`, `-`, `/`, `'` and `&`. Look-alike letters of other scripts are refused.
 */
export const isCarrierName = (text: string) =>
  text.length <= maxCarrierName && /^[A-Z0-9](?:[A-Z0-9 .'&/-]*[A-Z0-9.])?$/.test(text);
