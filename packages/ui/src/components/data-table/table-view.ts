import type { TableColumn } from './column.ts';
import { chosenIn, type TableFilter } from './filter.ts';
import { indexOf } from './row-index.ts';
import type { TableState } from './table-state.ts';

/** The rows to draw. */
export interface TableView<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that were found, on all pages. */
  readonly total: number;
  /** The number of the shown page: the requested one, or the last one where there are fewer. */
  readonly page: number;
}

type Columns<Row> = readonly Pick<TableColumn<Row>, 'id' | 'sortValue' | 'searchText'>[];

const searched = <Row>(columns: Columns<Row>) =>
  columns.flatMap(({ searchText }) => (searchText ? [searchText] : []));

/**
 * The rows of one page after filters, search and sorting. Results are cached for as long as the array of rows lives, by
 * the functions of columns and filters; to change rows give a new array.
 */
export function viewRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row>,
  filters: readonly TableFilter<Row>[],
  state: TableState,
): TableView<Row> {
  const { all, belonging, search, values, order } = indexOf(rows);
  const left = filters.reduce((positions, filter) => {
    const value = chosenIn(filter, state);
    return value ? belonging(filter.optionOf)(positions, value) : positions;
  }, all);
  const found = search.find(left, state.query, searched(columns));
  const page = Math.max(1, Math.min(state.page, Math.ceil(found.length / state.size)));
  const from = (page - 1) * state.size;
  const to = Math.min(found.length, from + state.size);
  const sortValue = columns.find(({ id }) => id === state.sort?.column)?.sortValue;
  const ordered = state.sort && sortValue ? order(found, values(sortValue), state.sort.direction, to) : found;
  return { rows: ordered.slice(from, to).map((index) => rows[index] as Row), total: found.length, page };
}

/**
 * Reads the texts of some more rows in advance, so that the first search is fast.
 *
 * @returns whether there are more to read
 */
export const readAhead = <Row>(rows: readonly Row[], columns: Columns<Row>, count: number): boolean =>
  indexOf(rows).search.readAhead(searched(columns), count);

/** A filter with the number of rows of each of its options. */
export const withCounts = <Row>(rows: readonly Row[], filter: TableFilter<Row>) => ({
  ...filter,
  counts: indexOf(rows).counts(filter.optionOf),
});
