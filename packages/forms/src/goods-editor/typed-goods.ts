import type { GoodsRow } from '@pabean/api/contract';

/** What is typed of articles in the table, by their ids: what shows it is drawn anew with each key press, the table is not. */
export class TypedGoods {
  #rows: ReadonlyMap<string, GoodsRow> = new Map();
  readonly #listeners = new Set<() => void>();

  get = () => this.#rows;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Takes what is typed of an article; undefined once nothing is any more. */
  set = (id: string, row: GoodsRow | undefined) => {
    const rows = new Map(this.#rows);
    if (row) rows.set(id, row);
    else rows.delete(id);
    this.#rows = rows;
    for (const listener of this.#listeners) listener();
  };
}
