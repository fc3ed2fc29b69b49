import { base32Letters, inGroups, isBase32, randomBase32, typedBase32 } from '../base32.ts';

/** Letters that hold the random bits (75 of them); one check letter follows. */
const randomLetters = 15;

/** Times two in the field of 32 elements, over x⁵ + x² + 1. */
const doubled = (element: number) => (element & 16 ? (element << 1) ^ 37 : element << 1);

/** The check letter: every single wrong letter shows, and every two that changed places. */
function checkLetter(random: string): string {
  let rest = 0;
  for (const letter of random) rest = doubled(rest) ^ base32Letters.indexOf(letter);
  return base32Letters.charAt(doubled(rest));
}

/**
 * The registration code (`kd_regis`) of a transit request, made of random bytes: 16 letters and digits, the last of them
 * a check letter. It is kept and travels without groups.
 *
 * @param random At least 15 random bytes; five bits of each are used.
 */
export function registrationCodeFrom(random: Uint8Array): string {
  const code = randomBase32(random, randomLetters);
  return code + checkLetter(code);
}

/**
 * A registration code as it was meant, however it was typed: groups, blanks, small letters, O and I for 0 and 1. Undefined
 * when letters are missing or one of them must be wrong.
 */
export function readRegistrationCode(typed: string): string | undefined {
  const code = typedBase32(typed);
  if (!isBase32(code, randomLetters + 1)) return undefined;
  return checkLetter(code.slice(0, randomLetters)) === code.slice(randomLetters) ? code : undefined;
}

/** A registration code in groups of four, for people: `7G2K-9QXM-4TWB-H8RC`. A code of another form stays as it is. */
export const groupRegistrationCode = (code: string): string =>
  isBase32(code, randomLetters + 1) ? inGroups(code) : code;
