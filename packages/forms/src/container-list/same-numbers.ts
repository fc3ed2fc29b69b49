import type { RowState } from './row-state.ts';

/** Index of rows by number, to find duplicates without scanning all rows. */
export class SameNumbers {
  readonly #rows = new Map<string, RowState[]>();

  add(row: RowState) {
    if (row.number === '') return;
    const same = this.#rows.get(row.number);
    if (same) same.push(row);
    else this.#rows.set(row.number, [row]);
  }

  remove(row: RowState) {
    const same = this.#rows.get(row.number);
    if (!same?.includes(row)) return;
    if (same.length === 1) this.#rows.delete(row.number);
    else same.splice(same.indexOf(row), 1);
  }

  /** Returns the rows with this number, in order. */
  of(number: string): readonly RowState[] {
    const same = this.#rows.get(number);
    return same ? same.toSorted((one, other) => one.index - other.index) : [];
  }

  /** Returns the first other row with the same number. */
  otherOf(row: RowState): RowState | undefined {
    return this.of(row.number).find((each) => each !== row);
  }

  /** Numbers that occur more than once. */
  *repeated(): Iterable<readonly RowState[]> {
    for (const [number, same] of this.#rows) if (same.length > 1) yield this.of(number);
  }
}
