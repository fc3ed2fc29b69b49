import type { Key } from 'react';

/** A drawn row, and the name of the elements in which it stands. */
export interface Slot {
  readonly row: Key;
  readonly name: number;
}

/**
 * The slots for the rows that are to be drawn. Rows that stay keep theirs. A new one takes that of a row that goes, if it
 * stood between the same two that stay: so nothing that stays is moved among the elements, which would lose its focus.
 *
 * @param before The slots of now, in order.
 * @param rows The rows that are to be drawn, in order.
 */
export function reuseSlots(before: readonly Slot[], rows: readonly Key[]): Slot[] {
  const wanted = new Set(rows);
  const nameOf = new Map<Key, number>();
  const free = new Map<Key | undefined, number[]>();
  let going: number[] = [];
  for (const { row, name } of before)
    if (wanted.has(row)) {
      nameOf.set(row, name);
      free.set(row, going);
      going = [];
    } else going.push(name);
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
