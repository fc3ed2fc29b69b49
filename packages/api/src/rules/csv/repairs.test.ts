import { expect, test } from 'vitest';
import type { CsvColumn } from './cell.ts';
import { repairsOf } from './repairs.ts';

const date: CsvColumn = { name: 'tanggal', kind: 'date', max: 10, example: '2026-09-01' };
const weight: CsvColumn = { name: 'berat', kind: 'decimal', max: 2, example: '1850,50' };
const count: CsvColumn = { name: 'jumlah', kind: 'count', max: 9, example: '1' };
const time: CsvColumn = { name: 'jam', kind: 'time', max: 5, example: '08:30' };

/** The result of each repair of the cells, all of which are marked. */
const repaired = (column: CsvColumn, cells: readonly string[]) =>
  Object.fromEntries(
    repairsOf(column, cells, new Set(cells.keys())).map(({ repair, cells: changed }) => [
      repair,
      changed.map(({ value }) => value),
    ]),
  );

test.each([
  ['years of two digits', ['13/09/26', '1/9/26'], { dayFirst: ['2026-09-13', '2026-09-01'] }],
  ['months by name', ['1 September 2026', '02-Agu-26'], { dayFirst: ['2026-09-01', '2026-08-02'] }],
  [
    'days with a time of midnight',
    ['13/09/2026 00:00', '2026/09/02'],
    { dayFirst: ['2026-09-13', '2026-09-02'] },
  ],
  ['months first', ['9/13/2026', '9/1/2026'], { monthFirst: ['2026-09-13', '2026-09-01'] }],
  ['serial numbers of days', ['46266', '46267'], { serialDays: ['2026-09-01', '2026-09-02'] }],
])('days of a whole column: %s', (_, cells, values) => {
  expect(repaired(date, cells)).toEqual(values);
});

test('where days can be read both ways, both are offered', () => {
  expect(repaired(date, ['1/9/26', '2/9/26'])).toEqual({
    dayFirst: ['2026-09-01', '2026-09-02'],
    monthFirst: ['2026-01-09', '2026-02-09'],
  });
});

test('months first are not offered where a day can only be the other way', () => {
  expect(repaired(date, ['1/9/26', '13/9/26'])).toEqual({ dayFirst: ['2026-09-01', '2026-09-13'] });
});

test.each([
  [weight, ['1.850,50', '12,5', '2.000'], { points: ['1850,50', '2000'] }],
  [weight, ['1,850.50', '12.5', '2,000'], { commas: ['1850.50', '2000'] }],
  [count, ['1.200', '12'], { points: ['1200'] }],
  [count, ['1,200'], { commas: ['1200'] }],
  [time, ['8:30', '14.05', '2:05:00 PM', '12:01 AM'], { clock: ['08:30', '14:05', '14:05', '00:01'] }],
])('numbers and times of a whole column ($0.kind)', (column, cells, values) => {
  expect(repaired(column, cells)).toEqual(values);
});

test('nothing is offered where no cell that was pointed out becomes right', () => {
  expect(repaired(date, ['kemarin', '31/02/26', ''])).toEqual({});
  expect(repaired(weight, ['dua puluh', '1.85.0'])).toEqual({});
  expect(repairsOf(date, ['13/09/26', '2026-01-01'], new Set([1]))).toEqual([]);
});
