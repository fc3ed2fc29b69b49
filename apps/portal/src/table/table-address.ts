import { initialTableState, type TableState } from '@pabean/ui/data-table';
import { PAGE_SIZES } from '@pabean/ui/pagination';
import { unmarkRow } from '../routing/marked-row.ts';

const names = { query: 'cari', sort: 'urut', page: 'hal', size: 'baris' } as const;

const positive = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

function sortOf(text: string | null): TableState['sort'] {
  if (!text) return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

/**
 * Reads a table's state from an address such as `?cari=kuasa&urut=-date&hal=2&status=draf`.
 *
 * @param filters Ids of the table's filters: their names in the address.
 */
export function readTable(search: URLSearchParams, filters: readonly string[]): TableState {
  const size = positive(search.get(names.size), initialTableState.size);
  const chosen = filters.map((id) => [id, search.get(id) ?? ''] as const);
  return {
    query: search.get(names.query) ?? '',
    sort: sortOf(search.get(names.sort)),
    filters: Object.fromEntries(chosen.filter(([, value]) => value)),
    page: positive(search.get(names.page), initialTableState.page),
    size: PAGE_SIZES.includes(size) ? size : initialTableState.size,
  };
}

/** Writes a table's state into an address; default values are omitted. Other parameters stay, except the marked row. */
export function writeTable(
  search: URLSearchParams,
  state: TableState,
  filters: readonly string[],
): URLSearchParams {
  const next = new URLSearchParams(search);
  unmarkRow(next);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  const text = (sort: TableState['sort']) =>
    sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '';
  put(names.query, state.query, '');
  put(names.sort, text(state.sort), '');
  for (const id of filters) put(id, state.filters[id] ?? '', '');
  put(names.page, String(state.page), '1');
  put(names.size, String(state.size), '10');
  return next;
}
