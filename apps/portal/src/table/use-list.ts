import { type Page, pageSizes, placeOfPage } from '@pabean/api/contract';
import type { ServerListProps, ServerPage, TableState } from '@pabean/ui/data-table';
import { type Call, useLoadState, useTableLoad } from '../loading/use-load-state.ts';
import { useTableAddress } from './use-table-address.ts';

/** A row of a list: its id names it in addresses. */
export interface ListedRow {
  readonly id: string;
}

/** How a list is looked at. */
export interface ListOptions<Row> {
  /** Ids of its filters: their names in the address. */
  filters?: readonly string[];
  /**
   * Whether a row stands where it will stay: the list opens on its page if the address looks at it. Rows from before a
   * change may have another place.
   *
   * @default every row does
   */
  isInPlace?: (row: Row) => boolean;
}

/** The state of a list that opens on the page of the row that the address looks at. */
export function openAt<Row extends ListedRow>(
  rows: readonly Row[] | undefined,
  { state, current }: ReturnType<typeof useTableAddress>,
  isInPlace: ListOptions<Row>['isInPlace'] = () => true,
): TableState {
  if (current === undefined) return state;
  const at = rows?.findIndex((row) => row.id === current && isInPlace(row)) ?? -1;
  return at < 0 ? state : { ...state, page: Math.floor(at / state.size) + 1 };
}

/** A list that comes whole, for a ListPage: the table searches, filters and sorts it. */
export function useWholeList<Row extends ListedRow>(
  call: Call<readonly Row[]>,
  { filters = [], isInPlace }: ListOptions<Row> = {},
) {
  const table = useTableAddress(...filters);
  const load = useTableLoad(call);
  return { ...load, ...table, state: openAt(load.rows, table, isInPlace) };
}

/** What a list that comes in pages is asked for. */
export interface PageAsked<Sort extends string> {
  readonly query: string;
  readonly page: number;
  readonly sort: Sort | null;
  readonly direction: 'asc' | 'desc' | null;
  readonly size: (typeof pageSizes)[number] | null;
}

const directions = { ascending: 'asc', descending: 'desc' } as const;

/**
 * A list that comes in pages, for a ListPage: the server searches, filters and sorts it.
 *
 * @param sorts The columns that it can be sorted by; an address may name any.
 * @param useCall Calls for a page. What the filters are set to stands in the state.
 */
export function usePagedList<Row extends ListedRow, Sort extends string>(
  sorts: readonly Sort[],
  useCall: (asked: PageAsked<Sort>, state: TableState) => Call<Page<Row>>,
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
 * A call for a page as the tables of the design system take it.
 *
 * @param asked The page that was asked for.
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
