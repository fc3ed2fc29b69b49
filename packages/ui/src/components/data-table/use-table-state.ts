import { useLayoutEffect, useRef, useState } from 'react';
import type { TableSort, TableState } from './table-view.ts';

const initial: TableState = { query: '', sort: undefined, page: 1, size: 10 };

/** How a table's state is held: by the caller, or by the table itself from a start of the caller's. */
export interface TableStateProps {
  /**
   * What is asked for, where the caller keeps it, for instance in the address.
   *
   * @default undefined
   */
  state?: TableState;
  /**
   * What is asked for at the start, where the table keeps it.
   *
   * @default { query: '', sort: undefined, page: 1, size: 10 }
   */
  defaultState?: Partial<TableState>;
  /**
   * Called with all of the new state after every search, sort, turn of a page, or change of size.
   *
   * @default undefined
   */
  onStateChange?: (state: TableState) => void;
}

type Change = (now: TableState) => Partial<TableState>;

const waysToChange = (apply: (change: Change) => void) => ({
  search: (query: string) => apply(() => ({ query, page: 1 })),
  sortBy: (sort: TableSort | undefined) => apply(() => ({ sort, page: 1 })),
  /** Sorts by a column, or the other way round if it is sorted by that already. */
  toggleSort: (column: string) =>
    apply(({ sort }) => {
      const again = sort?.column === column && sort.direction === 'ascending';
      return { sort: { column, direction: again ? 'descending' : 'ascending' }, page: 1 };
    }),
  turnTo: (page: number) => apply(() => ({ page })),
  /** Another number of rows: the first row that is shown stays on the page. */
  resize: (size: number, page: number) =>
    apply((now) => ({ size, page: Math.floor(((page - 1) * now.size) / size) + 1 })),
});

/**
 * The state and the ways to change it. A new search or order starts on the first page. The ways stay the same
 * functions, so that the head and the toolbar are not drawn again when a page is turned.
 */
export function useTableState({ state, defaultState, onStateChange }: TableStateProps) {
  const [own, setOwn] = useState<TableState>({ ...initial, ...defaultState });
  const current = state ?? own;
  const latest = useRef({ current, onStateChange });
  useLayoutEffect(() => {
    latest.current = { current, onStateChange };
  });
  const [ways] = useState(() =>
    waysToChange((change) => {
      const next = { ...latest.current.current, ...change(latest.current.current) };
      setOwn(next);
      latest.current.onStateChange?.(next);
    }),
  );
  return { current, ...ways };
}
