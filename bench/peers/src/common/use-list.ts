import { useEffect, useMemo, useState } from 'react';
import { type Application, makeApplications } from '../../../lean/applications.ts';

export type { Application } from '../../../lean/applications.ts';

/** How many rows a page of the list has. */
export const pageSize = 10;

/** As many as in the URL: `?rows=10000`. */
const applications = makeApplications(Number(new URLSearchParams(location.search).get('rows') ?? 1000));

/** A column that the list can be sorted by. */
export type SortKey = 'company' | 'number' | 'date' | 'permitType' | 'statusLabel';

/** The heads of the columns, in their order. */
export const columns: readonly (readonly [key: SortKey, head: string])[] = [
  ['company', 'Nama perusahaan'],
  ['number', 'No. permohonan'],
  ['date', 'Tanggal'],
  ['permitType', 'Jenis izin'],
  ['statusLabel', 'Status'],
];

/** The filters by status, each with its codes. */
const filters = {
  Semua: undefined,
  Draf: ['10'],
  'Dalam proses': ['20', '27'],
  Disetujui: ['50'],
  Ditolak: ['90'],
} as const;

/** The name of a filter. */
export type Filter = keyof typeof filters;

/** A date as it is shown. */
export const shownDate = (date: string) => date.split('-').reverse().join('-');

/** The address of an application. */
export const hrefOf = ({ id }: Application) => `#/detail/${id}`;

const textOf = (row: Application) =>
  [row.company, row.number, shownDate(row.date), row.permitType, row.statusLabel].join('\n').toLowerCase();

const has = (filter: Filter, { status }: Application) =>
  filters[filter]?.some((code) => code === status) ?? true;

interface Asked {
  readonly column?: SortKey;
  readonly descending: boolean;
  readonly filter: Filter;
  /** From 0. */
  readonly page: number;
  readonly query: string;
}

// The last state of the list, which is restored.
let last: Asked = { descending: false, filter: 'Semua', page: 0, query: '' };

const compare = new Intl.Collator('id').compare;

/** The state of the list and the rows that it shows, the same for every peer. */
export function useList() {
  const [asked, setAsked] = useState(last);
  const { column, descending, filter, page, query } = asked;
  useEffect(() => {
    last = asked;
  }, [asked]);
  const found = useMemo(() => {
    const word = query.toLowerCase();
    return word ? applications.filter((row) => textOf(row).includes(word)) : applications;
  }, [query]);
  const counts = useMemo(
    () =>
      (Object.keys(filters) as Filter[]).map((name) => ({
        name,
        count: found.filter((row) => has(name, row)).length,
      })),
    [found],
  );
  const sorted = useMemo(() => {
    const kept = found.filter((row) => has(filter, row));
    if (!column) return kept;
    const sign = descending ? -1 : 1;
    return kept.toSorted((a, b) => sign * compare(a[column], b[column]));
  }, [found, filter, column, descending]);
  const ask = (change: Partial<Asked>) => setAsked((before) => ({ ...before, ...change }));
  return {
    ...asked,
    counts,
    total: sorted.length,
    pages: Math.max(1, Math.ceil(sorted.length / pageSize)),
    rows: sorted.slice(page * pageSize, (page + 1) * pageSize),
    search: (query: string) => ask({ query, page: 0 }),
    choose: (filter: Filter) => ask({ filter, page: 0 }),
    turnTo: (page: number) => ask({ page }),
    sort: (column: SortKey, descending: boolean) => ask({ column, descending, page: 0 }),
    /** Sorts by a column: once more turns the order around. */
    sortBy: (key: SortKey) => ask({ column: key, descending: key === column && !descending, page: 0 }),
  };
}

/** What {@link useList} returns. */
export type ListState = ReturnType<typeof useList>;
