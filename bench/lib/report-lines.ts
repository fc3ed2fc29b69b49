import { reportSchema } from '@pabean/api/rules';

/** The names of the columns of a report of type 1. */
export const reportColumns = (reportSchema('1')?.columns ?? []).map(({ name }) => name);

/** Values of some goods only: of every second, or of every fourth, which has left the warehouse. */
const seldom: Readonly<Record<string, number>> = {
  no_bc10: 2,
  tgl_bc10: 2,
  no_pos: 2,
  no_segel: 2,
  tgl_keluar: 4,
  jam_keluar: 4,
  no_dok_keluar: 4,
  tgl_dok_keluar: 4,
};

/**
 * The cells of 5,000 typical lines of a warehouse, just below 800 KB of CSV; some cells have a line break.
 *
 * @param wrong Whether every tenth line has a day that does not exist.
 */
export const reportLines = (wrong: boolean): string[][] =>
  Array.from({ length: 5_000 }, (_, index) =>
    (reportSchema('1')?.columns ?? []).map(({ name, example }) => {
      if (name === 'no_bl') return `MAEU${245_000_000 + index}`;
      if (wrong && name === 'tgl_bl' && index % 10 === 3) return '31-09-2026';
      if (name === 'keterangan') return index % 50 === 7 ? 'dua\nbaris' : '';
      if (index % (seldom[name] ?? 1) !== 0) return '';
      return name === 'consignee' || name === 'shipper' ? example.slice(0, 10) : example;
    }),
  );

/** The CSV of a report. */
export const csvOf = (names: readonly string[], lines: readonly (readonly string[])[]): string =>
  [names, ...lines]
    .map((cells) => `${cells.map((cell) => (cell.includes('\n') ? `"${cell}"` : cell)).join(';')}\r\n`)
    .join('');
