import { base32Letters, inGroups, isBase32, randomBase32, typedBase32 } from './base32.ts';

/** Number of random letters (130 bits), before the check letters. */
const randomLetters = 26;

/**
 * Computes the two check letters: the remainder of a division by a prime, which detects every wrong or swapped letter.
 */
function checkLetters(random: string): string {
  let rest = 0;
  for (const letter of random) rest = (rest * 32 + base32Letters.indexOf(letter)) % 1021;
  return base32Letters.charAt(Math.floor(rest / 32)) + base32Letters.charAt(rest % 32);
}

/**
 * Creates the code by which a licence is checked at `/cek/{code}`, from random bytes: 28 letters and digits, the last
 * two of them check letters. It is stored and sent without groups.
 *
 * @param random At least 26 random bytes; five bits of each are used.
 */
export function checkCodeFrom(random: Uint8Array): string {
  const code = randomBase32(random, randomLetters);
  return code + checkLetters(code);
}

/**
 * Parses a typed check code: groups, blanks, small letters, O and I for 0 and 1 are normalized. Undefined when letters
 * are missing or the check letters do not match.
 */
export function readCheckCode(typed: string): string | undefined {
  const code = typedBase32(typed);
  if (!isBase32(code, randomLetters + 2)) return undefined;
  return checkLetters(code.slice(0, randomLetters)) === code.slice(randomLetters) ? code : undefined;
}

/** Formats a check code in groups of four: `7G2K-…`. */
export const groupCheckCode = inGroups;
