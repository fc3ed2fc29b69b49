import { reportSchema } from '@pabean/api/rules';

const columns = reportSchema('1')?.columns ?? [];

/** Columns that are filled in for every second line only, or for every fourth, which has left the warehouse. */
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

function cellOf(name: string, example: string, line: number): string {
  if (name === 'no_bl') return `MAEU${245_000_000 + line}`;
  if (name === 'tgl_bl' && line % 10 === 3) return '31-09-2026';
  if (name === 'keterangan') return line % 50 === 7 ? '"dua\nbaris"' : '';
  if (line % (seldom[name] ?? 1) !== 0) return '';
  return name === 'consignee' || name === 'shipper' ? example.slice(0, 10) : example;
}

/** Wrong cells of the file: a day that does not exist in every tenth line. */
export const mistakes = 500;

/** A report of 5,000 lines of a warehouse in 24 columns, just below 800 KB; some cells have a line break. */
export const reportCsv = [
  columns.map(({ name }) => name),
  ...Array.from({ length: 5000 }, (_, line) =>
    columns.map(({ name, example }) => cellOf(name, example, line)),
  ),
]
  .map((cells) => `${cells.join(';')}\r\n`)
  .join('');
