import { base32Letters, inGroups, isBase32, randomBase32, typedBase32 } from '../base32.ts';

/** Number of random letters (75 bits); one check letter follows. */
const randomLetters = 15;

/** Multiplies by two in the field of 32 elements, over x⁵ + x² + 1. */
const doubled = (element: number) => (element & 16 ? (element << 1) ^ 37 : element << 1);

/** Computes the check letter: it detects every single wrong letter, and every swapped pair. */
function checkLetter(random: string): string {
  let rest = 0;
  for (const letter of random) rest = doubled(rest) ^ base32Letters.indexOf(letter);
  return base32Letters.charAt(doubled(rest));
}

/**
 * Creates the registration code (`kd_regis`) of a transit request from random bytes: 16 letters and digits, the last of
 * them a check letter. It is stored and sent without groups.
 *
 * @param random At least 15 random bytes; five bits of each are used.
 */
export function registrationCodeFrom(random: Uint8Array): string {
  const code = randomBase32(random, randomLetters);
  return code + checkLetter(code);
}

/**
 * Parses a typed registration code: groups, blanks, small letters, O and I for 0 and 1 are normalized. Undefined when
 * letters are missing or the check letter does not match.
 */
export function readRegistrationCode(typed: string): string | undefined {
  const code = typedBase32(typed);
  if (!isBase32(code, randomLetters + 1)) return undefined;
  return checkLetter(code.slice(0, randomLetters)) === code.slice(randomLetters) ? code : undefined;
}

/**
 * Formats a registration code in groups of four: `7G2K-9QXM-4TWB-H8RC`. A code of another format is returned unchanged.
 */
export const groupRegistrationCode = (code: string): string =>
  isBase32(code, randomLetters + 1) ? inGroups(code) : code;
