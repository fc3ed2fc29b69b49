const masked = '*';
const letter = /[\p{L}\p{N}\p{M}]/gu;

/** How many letters or digits a masked number still shows, and that it never shows more than a part of. */
const shown = { most: 4, part: 4 };

/**
 * A number of which only the end can be read, enough to tell it from another: `0013000017999101` → `************9101`. What
 * groups it stays.
 */
export function maskedNumber(number: string): string {
  const count = number.match(letter)?.length ?? 0;
  const hidden = count - Math.min(shown.most, Math.floor(count / shown.part));
  let index = 0;
  return number.replace(letter, (each) => (index++ < hidden ? masked : each));
}

/** An address of which only the first letter of each word can be read: `Jl. Raden Patah 17` → `J*. R**** P**** **`. */
export const maskedAddress = (address: string): string =>
  address.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => {
    const [first = '', ...rest] = word;
    const isLetter = rest.length > 0 && /\p{L}/u.test(first);
    return (isLetter ? first : masked) + masked.repeat(rest.length);
  });
