import type { TableState } from '@pabean/ui/data-table';
import { expect, it } from 'vitest';
import { parseAddress } from '../routing/address.ts';
import { markedRow, markingRow } from '../routing/marked-row.ts';
import { readTable, writeTable } from './table-address.ts';

const filters = ['status', 'jenis'];
const read = (text: string) => readTable(new URLSearchParams(text), filters);
const write = (state: TableState, before = '') =>
  writeTable(new URLSearchParams(before), state, filters).toString();
const usual: TableState = { query: '', sort: undefined, filters: {}, page: 1, size: 10 };

it.each<[string, TableState]>([
  ['', usual],
  ['hal=3', { ...usual, page: 3 }],
  ['cari=surat+kuasa', { ...usual, query: 'surat kuasa' }],
  [
    'urut=-date&hal=2&baris=50',
    { ...usual, sort: { column: 'date', direction: 'descending' }, page: 2, size: 50 },
  ],
  ['status=draf&jenis=3', { ...usual, filters: { status: 'draf', jenis: '3' } }],
])('%j and its table are the same thing', (address, state) => {
  expect(read(address)).toEqual(state);
  expect(read(write(state))).toEqual(state);
});

it.each(['hal=0', 'hal=-1', 'hal=1e9', 'hal=x', 'baris=7', 'baris=100000'])(
  'reads %j as usual',
  (address) => {
    expect(read(address)).toEqual(usual);
  },
);

it('leaves out what is usual, and leaves other values alone', () => {
  expect(write(usual, 'hal=4&status=draf&bantuan=ya')).toBe('bantuan=ya');
});

it('looks at a row until something else is asked for', () => {
  const address = markingRow('/pengajuan/listpengajuan', 'A 1');
  const { search } = parseAddress(address);
  expect(markedRow(search)).toBe('A 1');
  expect(markedRow(writeTable(search, { ...usual, page: 2 }, filters))).toBeUndefined();
});
