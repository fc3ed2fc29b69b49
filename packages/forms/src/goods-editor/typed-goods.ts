import type { GoodsRow } from '@pabean/api/contract';

/** A store of unsaved edits of articles in the table, by id: only its subscribers re-render with a key press, not the table. */
export class TypedGoods {
  #rows: ReadonlyMap<string, GoodsRow> = new Map();
  readonly #listeners = new Set<() => void>();

  get = () => this.#rows;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sets the edited values of an article; undefined removes them. */
  set = (id: string, row: GoodsRow | undefined) => {
    const rows = new Map(this.#rows);
    if (row) rows.set(id, row);
    else rows.delete(id);
    this.#rows = rows;
    for (const listener of this.#listeners) listener();
  };
}
