import { describe, expect, it } from 'vitest';
import type { TableColumn } from './column.ts';
import type { TableFilter } from './filter.ts';
import { initialTableState, type TableState } from './table-state.ts';
import { readAhead, viewRows, withCounts } from './table-view.ts';

interface Permit {
  id: number;
  number: string;
  company: string | null;
  fee: number | undefined;
}

type Keys = Pick<TableColumn<Permit>, 'id' | 'sortValue' | 'searchText'>;

const columns: readonly Keys[] = [
  { id: 'number', sortValue: (row) => row.number, searchText: (row) => row.number },
  { id: 'company', sortValue: (row) => row.company, searchText: (row) => row.company },
  { id: 'fee', sortValue: (row) => row.fee },
  { id: 'actions' },
];

const option = (value: string) => ({ value, label: value });
const company: TableFilter<Permit> = {
  id: 'company',
  label: 'Perusahaan',
  all: 'Semua perusahaan',
  options: ['PT Samudra', 'pt galang', 'PT Élang'].map(option),
  optionOf: (row) => row.company,
};
const fee: TableFilter<Permit> = {
  id: 'fee',
  label: 'Biaya',
  all: 'Semua biaya',
  options: ['gratis', 'bayar'].map(option),
  optionOf: (row) => (row.fee === 0 ? 'gratis' : row.fee === undefined ? undefined : 'bayar'),
};
const filters = [company, fee];

// Mulberry32: the same "random" rows in every run, a new set for every seed.
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const companies = ['PT Samudra', 'pt galang', 'CV Tunas Kepri', 'PT Élang', null, ''];

function makePermits(count: number, random: (below: number) => number): Permit[] {
  return Array.from({ length: count }, (_, id) => ({
    id,
    number: `${random(count)}/SNB/${random(12)}`,
    company: companies[random(companies.length)] ?? null,
    fee: random(5) === 0 ? undefined : random(40) - 20,
  }));
}

const rank = (value: unknown) => (value == null ? 0 : typeof value === 'number' ? 1 : 2);

// The simplest implementation: filter, stable sort, slice.
function naive(rows: readonly Permit[], { query, sort, filters: chosen, page, size }: TableState) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows
    .filter((row) => !chosen.company || chosen.company === 'unknown' || row.company === chosen.company)
    .filter((row) => !chosen.fee || row.fee !== undefined)
    .filter((row) => !chosen.fee || (row.fee === 0) === (chosen.fee === 'gratis'))
    .filter((row) =>
      words.every(
        (word) => row.number.toLowerCase().includes(word) || (row.company ?? '').toLowerCase().includes(word),
      ),
    );
  const value = columns.find(({ id }) => id === sort?.column)?.sortValue;
  const sorted = value
    ? found.toSorted((a, b) => {
        const [left, right] = [value(a), value(b)];
        const order =
          typeof left === 'string' && typeof right === 'string'
            ? left.localeCompare(right, 'id')
            : typeof left === 'number' && typeof right === 'number'
              ? left - right
              : rank(left) - rank(right);
        return sort?.direction === 'descending' ? -order : order;
      })
    : found;
  const shown = Math.max(1, Math.min(page, Math.ceil(found.length / size)));
  return { rows: sorted.slice((shown - 1) * size, shown * size), total: found.length, page: shown };
}

const first = initialTableState;
const view = (rows: readonly Permit[], state: TableState) => viewRows(rows, columns, filters, state);

describe('viewRows', () => {
  it.each(['élang', 'elang', 'ÉLANG', 'E\u0301lang'])('finds accents with and without them: %s', (query) => {
    const rows = companies.map((each, id) => ({ id, number: `${id}`, company: each, fee: undefined }));
    expect(view(rows, { ...first, query }).rows.map(({ company: found }) => found)).toEqual(['PT Élang']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'returns the same as a naive implementation, in any order of calls (%i)',
    (seed) => {
      const random = randomFrom(seed);
      const rows = makePermits([0, 1, 7, 60, 900, 5000][random(6)] ?? 10, random);
      const queries = ['', '1', '12', '12/', 'pt', 'PT sam', 'galang 3', 'tidak ada'];
      for (let step = 0; step < 60; step++) {
        const state: TableState = {
          query: queries[random(queries.length)] ?? '',
          sort:
            random(4) === 0
              ? undefined
              : {
                  column: columns[random(3)]?.id ?? '',
                  direction: random(2) ? 'ascending' : 'descending',
                },
          filters: {
            ...(random(3) ? {} : { company: ['PT Samudra', 'pt galang', 'unknown'][random(3)] ?? '' }),
            ...(random(3) ? {} : { fee: random(2) ? 'gratis' : 'bayar' }),
          },
          page: 1 + random(rows.length / 10 + 2),
          size: [10, 25, 100][random(3)] ?? 10,
        };
        expect(view(rows, state)).toEqual(naive(rows, state));
      }
    },
  );

  it.each(['ascending', 'descending'] as const)('sorts rows in reverse order (%s)', (direction) => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, number: '', company: null, fee: id }));
    const state: TableState = { ...first, sort: { column: 'fee', direction } };
    const fees = view(rows, state).rows.map(({ fee }) => fee);
    expect(fees).toEqual(naive(rows, state).rows.map(({ fee }) => fee));
  });

  it('shows rows without a value first in ascending order, in their given order', () => {
    const rows = makePermits(4, randomFrom(9)).map((row, index) => ({
      ...row,
      company: ['PT B', null, 'PT A', null][index] ?? null,
    }));
    const shown = view(rows, { ...first, sort: { column: 'company', direction: 'ascending' } });
    expect(shown.rows.map(({ id }) => id)).toEqual([1, 3, 2, 0]);
  });

  it('does not find a word across the border of two columns', () => {
    const rows = [{ id: 1, number: 'AB', company: 'CD', fee: 0 }];
    expect(view(rows, { ...first, query: 'bc' }).total).toBe(0);
    expect(view(rows, { ...first, query: 'cd ab' }).total).toBe(1);
  });

  it('recomputes for a new array of rows', () => {
    const rows = makePermits(30, randomFrom(10));
    const state = { ...first, query: 'baru' };
    expect(view(rows, state).total).toBe(0);
    expect(view([...rows, { id: 99, number: 'BARU', company: '', fee: 1 }], state).total).toBe(1);
  });

  it('reads each row once for searching and once for sorting, whatever the later calls', () => {
    const rows = makePermits(500, randomFrom(11));
    let reads = 0;
    const read = (row: Permit) => {
      reads++;
      return row.number;
    };
    // As on a page that is opened again: new columns with the same functions.
    const ask = (state: Partial<TableState>) =>
      viewRows(rows, [{ id: 'number', sortValue: read, searchText: read }], filters, { ...first, ...state });
    ask({ query: '1' });
    ask({ query: '12' });
    ask({ query: '3', sort: { column: 'number', direction: 'ascending' } });
    ask({ query: '', sort: { column: 'number', direction: 'descending' } });
    expect(reads).toBe(2 * rows.length);
  });

  it('finds the same after some of the rows were read in advance', () => {
    const rows = makePermits(700, randomFrom(12));
    expect(readAhead(rows, columns, 500)).toBe(true);
    const state = { ...first, query: '1/snb' };
    expect(view(rows, state)).toEqual(naive(rows, state));
    expect(readAhead(rows, columns, 500)).toBe(false);
  });
});

describe('withCounts', () => {
  it('counts the rows of each option, and all of them', () => {
    const rows = ['PT Samudra', null, 'PT Samudra', 'pt galang', ''].map((name, id) => ({
      id,
      number: '',
      company: name,
      fee: 0,
    }));
    expect(withCounts(rows, company).counts).toEqual({ '': 5, 'PT Samudra': 2, 'pt galang': 1 });
  });
});
