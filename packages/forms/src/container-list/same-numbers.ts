import type { HeldRow } from './held-row.ts';

/** Which rows have the same number: found without looking through the others. */
export class SameNumbers {
  readonly #rows = new Map<string, HeldRow[]>();

  add(row: HeldRow) {
    if (row.number === '') return;
    const same = this.#rows.get(row.number);
    if (same) same.push(row);
    else this.#rows.set(row.number, [row]);
  }

  remove(row: HeldRow) {
    const same = this.#rows.get(row.number);
    if (!same?.includes(row)) return;
    if (same.length === 1) this.#rows.delete(row.number);
    else same.splice(same.indexOf(row), 1);
  }

  /** The rows with this number, the first one first. */
  of(number: string): readonly HeldRow[] {
    const same = this.#rows.get(number);
    return same ? same.toSorted((one, other) => one.index - other.index) : [];
  }

  /** The first other row with the number of this one. */
  otherOf(row: HeldRow): HeldRow | undefined {
    return this.of(row.number).find((each) => each !== row);
  }

  /** Numbers that stand there more than once. */
  *repeated(): Iterable<readonly HeldRow[]> {
    for (const [number, same] of this.#rows) if (same.length > 1) yield this.of(number);
  }
}
