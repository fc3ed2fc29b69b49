/** A column and the direction by which rows are sorted. */
export interface TableSort {
  /** The id of the column. */
  readonly column: string;
  /** From the least to the most, or the other way round. */
  readonly direction: 'ascending' | 'descending';
}

/** What a person has asked a table for; small enough to live in an address. */
export interface TableState {
  /** Words to look for. */
  readonly query: string;
  /** Absent: the order in which the rows came. */
  readonly sort: TableSort | undefined;
  /** The chosen values of filters, by the filter's id; a filter that holds nothing back is left out. */
  readonly filters: Readonly<Record<string, string>>;
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

/** What a table is asked for at first: all rows as they came, ten on a page. */
export const initialTableState: TableState = { query: '', sort: undefined, filters: {}, page: 1, size: 10 };

/** Another state, as a change to the present one. */
export type StateChange = (now: TableState) => Partial<TableState>;

function withFilter(filters: TableState['filters'], id: string, value: string): TableState['filters'] {
  const { [id]: _, ...others } = filters;
  return value ? { ...others, [id]: value } : others;
}

/** The ways to ask for something else. Another search, order or filter starts on the first page. */
export const tableStateActions = (apply: (change: StateChange) => void) => ({
  search: (query: string) => apply(() => ({ query, page: 1 })),
  sortBy: (sort: TableSort | undefined) => apply(() => ({ sort, page: 1 })),
  /** Sorts by a column, or the other way round if it is sorted by that already. */
  toggleSort: (column: string) =>
    apply(({ sort }) => {
      const again = sort?.column === column && sort.direction === 'ascending';
      return { sort: { column, direction: again ? 'descending' : 'ascending' }, page: 1 };
    }),
  /** Chooses a value of a filter; none with an empty one. */
  filterBy: (id: string, value: string) =>
    apply(({ filters }) => ({ filters: withFilter(filters, id, value), page: 1 })),
  /** Empties the search and the filters. */
  clear: () => apply(() => ({ query: '', filters: {}, page: 1 })),
  turnTo: (page: number) => apply(() => ({ page })),
  /** Another number of rows: the first row that is shown stays on the page. */
  resize: (size: number, page: number) =>
    apply((now) => ({ size, page: Math.floor(((page - 1) * now.size) / size) + 1 })),
});

/** Ways to ask a table for something else. */
export type TableStateActions = ReturnType<typeof tableStateActions>;
