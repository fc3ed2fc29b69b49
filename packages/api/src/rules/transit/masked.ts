const masked = '*';
const letter = /[\p{L}\p{N}\p{M}]/gu;

/** The most visible letters or digits of a masked number, and the divisor of their share. */
const shown = { most: 4, part: 4 };

/**
 * Masks a number except its end, enough to distinguish it from another: `0013000017999101` → `************9101`.
 * Separators stay.
 */
export function maskedNumber(number: string): string {
  const count = number.match(letter)?.length ?? 0;
  const hidden = count - Math.min(shown.most, Math.floor(count / shown.part));
  let index = 0;
  return number.replace(letter, (each) => (index++ < hidden ? masked : each));
}

/** Masks an address except the first letter of each word: `Jl. Raden Patah 17` → `J*. R**** P**** **`. */
export const maskedAddress = (address: string): string =>
  address.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const [first = '', ...rest] = word;
    const isLetter = rest.length > 0 && /\p{L}/u.test(first);
    return (isLetter ? first : masked) + masked.repeat(rest.length);
  });
