/** Crockford's base 32: no letter looks like a digit. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Letters that hold the random bits (130 of them), and after them those that tell a slip of the pen. */
const randomLetters = 26;
const groupLength = 4;

const shape = new RegExp(`^[${letters}]{${randomLetters + 2}}$`);

/** The two check letters: the rest of a division by a prime, so that a wrong or swapped letter always shows. */
function checkLetters(random: string): string {
  let rest = 0;
  for (const letter of random) rest = (rest * 32 + letters.indexOf(letter)) % 1021;
  return letters.charAt(Math.floor(rest / 32)) + letters.charAt(rest % 32);
}

/**
 * The code by which a licence is checked at `/cek/{code}`, made of random bytes: 28 letters and digits, the last two of
 * them check letters. It is kept and travels without groups.
 *
 * @param random At least 26 random bytes; five bits of each are used.
 */
export function checkCodeFrom(random: Uint8Array): string {
  const code = Array.from(random.subarray(0, randomLetters), (byte) => letters.charAt(byte % 32)).join('');
  if (code.length < randomLetters) throw new Error(`A check code needs ${randomLetters} random bytes.`);
  return code + checkLetters(code);
}

/**
 * A check code as it was meant, however it was typed: groups, blanks, small letters, O and I for 0 and 1. Undefined when
 * letters are missing or one of them must be wrong.
 */
export function readCheckCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
  if (!shape.test(code)) return undefined;
  return checkLetters(code.slice(0, randomLetters)) === code.slice(randomLetters) ? code : undefined;
}

/** A check code in groups of four, for people: `7G2K-…`. */
export const groupCheckCode = (code: string): string =>
  code.match(new RegExp(`.{1,${groupLength}}`, 'g'))?.join('-') ?? '';
