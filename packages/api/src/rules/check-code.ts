import { base32Letters, inGroups, isBase32, randomBase32, typedBase32 } from './base32.ts';

/** Letters that hold the random bits (130 of them), and after them those that tell a slip of the pen. */
const randomLetters = 26;

/** The two check letters: the rest of a division by a prime, so that a wrong or swapped letter always shows. */
function checkLetters(random: string): string {
  let rest = 0;
  for (const letter of random) rest = (rest * 32 + base32Letters.indexOf(letter)) % 1021;
  return base32Letters.charAt(Math.floor(rest / 32)) + base32Letters.charAt(rest % 32);
}

/**
 * The code by which a licence is checked at `/cek/{code}`, made of random bytes: 28 letters and digits, the last two of
 * them check letters. It is kept and travels without groups.
 *
 * @param random At least 26 random bytes; five bits of each are used.
 */
export function checkCodeFrom(random: Uint8Array): string {
  const code = randomBase32(random, randomLetters);
  return code + checkLetters(code);
}

/**
 * A check code as it was meant, however it was typed: groups, blanks, small letters, O and I for 0 and 1. Undefined when
 * letters are missing or one of them must be wrong.
 */
export function readCheckCode(typed: string): string | undefined {
  const code = typedBase32(typed);
  if (!isBase32(code, randomLetters + 2)) return undefined;
  return checkLetters(code.slice(0, randomLetters)) === code.slice(randomLetters) ? code : undefined;
}

/** A check code in groups of four, for people: `7G2K-…`. */
export const groupCheckCode = inGroups;
