import type { TableState } from '@pabean/ui';

const sizes = [10, 25, 50, 100];
const names = { query: 'cari', sort: 'urut', page: 'hal', size: 'baris' } as const;

const positive = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : fallback;

function sortOf(text: string | null): TableState['sort'] {
  if (!text) return undefined;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
}

/** What a table was asked for, from an address such as `?cari=kuasa&urut=-date&hal=2`. */
export function readTable(search: URLSearchParams): TableState {
  const size = positive(search.get(names.size), 10);
  return {
    query: search.get(names.query) ?? '',
    sort: sortOf(search.get(names.sort)),
    page: positive(search.get(names.page), 1),
    size: sizes.includes(size) ? size : 10,
  };
}

/** The same in an address; what is usual is left out. Values of other names stay. */
export function writeTable(search: URLSearchParams, state: TableState): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  const text = (sort: TableState['sort']) =>
    sort ? `${sort.direction === 'descending' ? '-' : ''}${sort.column}` : '';
  put(names.query, state.query, '');
  put(names.sort, text(state.sort), '');
  put(names.page, String(state.page), '1');
  put(names.size, String(state.size), '10');
  return next;
}
