import { lineOf, mistakesColumn } from '@pabean/api/rules';
import { expect, test, vi } from 'vitest';
import { createCsvStore } from './csv-store.ts';
import { readCsvFile } from './read-csv-file.ts';
import { writeCsv, writeErrors } from './write-csv.ts';

const schema = {
  columns: [
    { name: 'nomor', kind: 'count', max: 9, example: '1' },
    { name: 'catatan', kind: 'text', max: 200, example: '' },
  ],
} as const;

const fileOf = (text: string) => new File([text], 'laporan.csv');
const options = () => ({ schema, signal: new AbortController().signal, onProgress: vi.fn() });

/** Enough lines for several chunks, some with line breaks inside a cell. */
function manyLines(count: number) {
  const lines = Array.from({ length: count }, (_, index) =>
    index % 10 === 0 ? `${index};"dua\r\nbaris"` : `${index};baris ke-${index}`,
  );
  return `nomor;catatan\r\n${lines.join('\r\n')}\r\n`;
}

test('a long file is read in portions, each cell with its physical line', async () => {
  const asked = options();
  const read = await readCsvFile(fileOf(manyLines(6_000)), asked);
  if ('refusal' in read) throw new Error(read.refusal.refusal);
  expect(read.lines).toHaveLength(6_000);
  expect(read.lines.at(-1)).toMatchObject({ cells: ['5999', 'baris ke-5999'], line: 6_000 + 600 + 1 });
  expect(read.lines.every(({ problems }) => problems.length === 0)).toBe(true);
  const shares = asked.onProgress.mock.calls.map(([share]) => share as number);
  expect(shares.length).toBeGreaterThan(3);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.at(-1)).toBe(1);
});

test('reading can be called off', async () => {
  const stop = new AbortController();
  const reading = readCsvFile(fileOf(manyLines(6_000)), {
    schema,
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  await expect(reading).rejects.toThrow(/abort/i);
});

test.each([
  ['nomor;catatan\n1;"tidak ditutup\n2;x\n', { refusal: 'quotes', line: 2 }],
  [`${manyLines(3_000)}3001;"x" y\r\n`, { refusal: 'quotes', line: 3_302 }],
  ['nomor,catatan\n', { refusal: 'separator', found: ',' }],
  ['\0', { refusal: 'unreadable' }],
  ['', { refusal: 'empty' }],
])('a file that is not a table shows the reason (%#)', async (text, refusal) => {
  expect(await readCsvFile(fileOf(text), options())).toEqual({ refusal });
});

test('what was fixed is written as a CSV that is read back the same', async () => {
  const store = createCsvStore(schema, [
    lineOf(schema, 2, ['x', 'a;"b"\nc']),
    lineOf(schema, 4, ['2', '=1+1']),
  ]);
  store.fix(store.state.problems, '1');
  const text = await writeCsv(schema, store.state);
  const read = await readCsvFile(fileOf(text), options());
  if ('refusal' in read) throw new Error(read.refusal.refusal);
  expect(read.lines.map(({ cells }) => cells)).toEqual([
    ['1', 'a;"b"\nc'],
    ['2', '=1+1'],
  ]);
});

test('errors are written in a column of their own', async () => {
  const store = createCsvStore(schema, [lineOf(schema, 2, ['x', 'a']), lineOf(schema, 3, ['2', 'b'])]);
  const text = await writeErrors(schema, store.state, 'kesalahan', ({ line }) => `Baris ${line} salah.`);
  expect(text).toBe('\uFEFFnomor;catatan;kesalahan\r\nx;a;Baris 2 salah.\r\n2;b;\r\n');
});

test('the list of errors is read as the table that it is about', async () => {
  const store = createCsvStore(schema, [
    lineOf(schema, 2, ['x', 'a']),
    lineOf(schema, 3, ['1']),
    lineOf(schema, 4, ['2', 'b', 'c']),
    lineOf(schema, 5, ['3', '2,45811E+08']),
  ]);
  const text = await writeErrors(schema, store.state, mistakesColumn.id, ({ line }) => `Baris ${line}.`);
  expect(text).toContain('\r\n3;2,45811E+08;Baris 5.\r\n');
  const read = await readCsvFile(fileOf(text), options());
  if ('refusal' in read) throw new Error(read.refusal.refusal);
  expect(read.origin).toEqual({ encoding: 'utf-8', isTidied: true });
  expect(
    read.lines.map(({ cells, problems }) => [...cells, ...problems.map(({ refusal }) => refusal)]),
  ).toEqual([
    ['x', 'a', 'number'],
    ['1', ''],
    ['2', 'b', 'c', 'cellCount'],
    ['3', '2,45811E+08'],
  ]);
});
