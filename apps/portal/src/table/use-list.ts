import { type Page, pageSizes, placeOfPage } from '@pabean/api/contract';
import type { ServerListProps, ServerPage, TableState } from '@pabean/ui/data-table';
import { type Call, useLoadState, useTableLoad } from '../loading/use-load-state.ts';
import { useTableAddress } from './use-table-address.ts';

/** A row of a list: its id names it in addresses. */
export interface ListedRow {
  readonly id: string;
}

/** Options of a list. */
export interface ListOptions<Row> {
  /** Ids of its filters: their names in the address. */
  filters?: readonly string[];
  /**
   * Whether a row is in its final position: the list opens on its page if the address marks it. Rows from before a
   * change may be moved.
   *
   * @default every row is
   */
  isInPlace?: (row: Row) => boolean;
}

/** The state of a list that opens on the page of the row that the address marks. */
export function openAt<Row extends ListedRow>(
  rows: readonly Row[] | undefined,
  { state, current }: ReturnType<typeof useTableAddress>,
  isInPlace: ListOptions<Row>['isInPlace'] = () => true,
): TableState {
  if (current === undefined) return state;
  const at = rows?.findIndex((row) => row.id === current && isInPlace(row)) ?? -1;
  return at < 0 ? state : { ...state, page: Math.floor(at / state.size) + 1 };
}

/** A list that is loaded completely, for a ListPage: the table searches, filters and sorts it. */
export function useWholeList<Row extends ListedRow>(
  call: Call<readonly Row[]>,
  { filters = [], isInPlace }: ListOptions<Row> = {},
) {
  const table = useTableAddress(...filters);
  const load = useTableLoad(call);
  return { ...load, ...table, state: openAt(load.rows, table, isInPlace) };
}

/** The requested page of a paged list. */
export interface RequestedPage<Sort extends string> {
  readonly query: string;
  readonly page: number;
  readonly sort: Sort | null;
  readonly direction: 'asc' | 'desc' | null;
  readonly size: (typeof pageSizes)[number] | null;
}

const directions = { ascending: 'asc', descending: 'desc' } as const;

/**
 * A list that is loaded page by page, for a ListPage: the server searches, filters and sorts it.
 *
 * @param sorts The sortable columns; an address may contain any.
 * @param useCall Calls for a page. The filters' values are in the state.
 */
export function usePagedList<Row extends ListedRow, Sort extends string>(
  sorts: readonly Sort[],
  useCall: (asked: RequestedPage<Sort>, state: TableState) => Call<Page<Row>>,
  { filters = [] }: Pick<ListOptions<Row>, 'filters'> = {},
) {
  const table = useTableAddress(...filters);
  const { query, page, size, sort } = table.state;
  const asked = {
    query,
    page,
    sort: sorts.find((each) => each === sort?.column) ?? null,
    direction: sort ? directions[sort.direction] : null,
    size: pageSizes.find((each) => Number(each) === size) ?? null,
  };
  return { ...usePagedLoad(useCall(asked, table.state), page), ...table };
}

/**
 * A call for a page as props of the design system's tables.
 *
 * @param asked The requested page.
 */
export function usePagedLoad<Row>(
  call: Call<Page<Row>>,
  asked: number,
): Pick<ServerListProps<Row>, 'page' | 'busy' | 'error' | 'onRetry'> {
  const { data, busy, problem, retry } = useLoadState([call]);
  return { page: data && serverPage(data[0], asked), busy, error: problem?.text, onRetry: retry };
}

const serverPage = <Row>(page: Page<Row>, asked: number): ServerPage<Row> => ({
  rows: page.rows,
  total: page.total,
  ...placeOfPage(page, asked),
});
