/** A column and the direction by which rows are sorted. */
export interface TableSort {
  /** The id of the column. */
  readonly column: string;
  /** Ascending or descending. */
  readonly direction: 'ascending' | 'descending';
}

/** The state that the user has requested of a table; small enough for a URL. */
export interface TableState {
  /** The search query. */
  readonly query: string;
  /** Without it the rows keep their given order. */
  readonly sort: TableSort | undefined;
  /** The chosen values of filters, by the filter's id; a filter that hides nothing is omitted. */
  readonly filters: Readonly<Record<string, string>>;
  /** The number of the page, from 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

/** The initial state of a table: all rows in their given order, ten on a page. */
export const initialTableState: TableState = { query: '', sort: undefined, filters: {}, page: 1, size: 10 };

/** Another state, as a change to the current one. */
export type StateChange = (now: TableState) => Partial<TableState>;

function withFilter(filters: TableState['filters'], id: string, value: string): TableState['filters'] {
  const { [id]: _, ...others } = filters;
  return value ? { ...others, [id]: value } : others;
}

/** The actions that change the state. Another search, order or filter goes to the first page. */
export const tableStateActions = (apply: (change: StateChange) => void) => ({
  search: (query: string) => apply(() => ({ query, page: 1 })),
  sortBy: (sort: TableSort | undefined) => apply(() => ({ sort, page: 1 })),
  /** Sorts by a column, or reverses the order if it is sorted by it already. */
  toggleSort: (column: string) =>
    apply(({ sort }) => {
      const again = sort?.column === column && sort.direction === 'ascending';
      return { sort: { column, direction: again ? 'descending' : 'ascending' }, page: 1 };
    }),
  /** Chooses a value of a filter; an empty one clears it. */
  filterBy: (id: string, value: string) =>
    apply(({ filters }) => ({ filters: withFilter(filters, id, value), page: 1 })),
  /** Clears the search and the filters. */
  clear: () => apply(() => ({ query: '', filters: {}, page: 1 })),
  turnTo: (page: number) => apply(() => ({ page })),
  /** Changes the page size: the first shown row stays on the page. */
  resize: (size: number, page: number) =>
    apply((now) => ({ size, page: Math.floor(((page - 1) * now.size) / size) + 1 })),
});

/** The actions that change the state of a table. */
export type TableStateActions = ReturnType<typeof tableStateActions>;
