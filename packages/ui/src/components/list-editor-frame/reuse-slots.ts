import type { Key } from 'react';

/** A drawn row, and the key of its elements. */
export interface Slot {
  readonly row: Key;
  readonly name: number;
}

/**
 * Assigns slots to the rows that are to be drawn. Rows that stay keep theirs. A new row takes the slot of a removed one
 * if it is between the same two rows that stay: so no element that stays is moved in the DOM, which would lose the
 * focus.
 *
 * @param before The current slots, in order.
 * @param rows The rows that are to be drawn, in order.
 * @param isKept Returns whether the slot of a removed row must not be taken.
 */
export function reuseSlots(
  before: readonly Slot[],
  rows: readonly Key[],
  isKept: (row: Key) => boolean = () => false,
): Slot[] {
  const wanted = new Set(rows);
  const nameOf = new Map<Key, number>();
  const free = new Map<Key | undefined, number[]>();
  let going: number[] = [];
  for (const { row, name } of before)
    if (wanted.has(row)) {
      nameOf.set(row, name);
      free.set(row, going);
      going = [];
    } else if (!isKept(row)) going.push(name);
  free.set(undefined, going);

  let fresh = Math.max(0, ...before.map(({ name }) => name)) + 1;
  const slots: Slot[] = [];
  let coming: Key[] = [];
  const place = (names: readonly number[] = []) => {
    for (const [index, row] of coming.entries()) slots.push({ row, name: names[index] ?? fresh++ });
    coming = [];
  };
  for (const row of rows) {
    const name = nameOf.get(row);
    if (name === undefined) coming.push(row);
    else {
      place(free.get(row));
      slots.push({ row, name });
    }
  }
  place(free.get(undefined));
  return slots;
}
