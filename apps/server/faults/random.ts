/** Random numbers that repeat for the same seed. */
export interface Random {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** Returns true with a probability, 0 to 1. */
  chance(chance: number): boolean;
  /** One of at least one value. */
  one<Item>(items: readonly [Item, ...Item[]] | Item[]): Item;
  /** 16 hexadecimal digits. */
  word(): string;
  /** A separate sequence for a part, so that concurrent parts do not influence each other. */
  part(): Random;
}

/** Mulberry32: short, and random enough for this purpose. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function fraction() {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(fraction() * limit);
  const digits = () =>
    below(2 ** 32)
      .toString(16)
      .padStart(8, '0');
  return {
    fraction,
    below,
    chance: (chance) => fraction() < chance,
    one: (items) => items[below(items.length)] as (typeof items)[number],
    word: () => digits() + digits(),
    part: () => createRandom(below(2 ** 32)),
  };
}
