import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { containerRows, maxRows, noStripRow } from './dokap-row-values.ts';
import { saveContainers } from './dokap-rows.ts';
import { readRow, rowValues } from './stored-rows.ts';
import { placeOf } from './wire.ts';

const refusals = (schema: z.ZodMiniType, value: unknown) =>
  (z.safeDecode(schema, value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

test('a container number is cleaned, then checked', () => {
  expect(z.decode(containerRows, [{ number: ' csqu 305438-3 ', size: '20 ' }])).toEqual([
    { number: 'CSQU3054383', size: '20' },
  ]);
});

test.each([
  [{ number: '', size: '20' }, ['0.number: containerRequired']],
  [{ number: 'CSQU3054384', size: '20' }, ['0.number: container']],
  [{ number: 'CSQU3054383', size: '' }, ['0.size: containerSize']],
  [{ number: 'CSQU3054383', size: '200' }, ['0.size: containerSize']],
  [{ number: 'CSQU3054383', size: 'dua' }, ['0.size: containerSize']],
  [{}, ['0.number: containerRequired', '0.size: containerSize']],
])('%j → %j', (row, expected) => {
  expect(refusals(containerRows, [row])).toEqual(expected);
});

test('a number that occurs twice is refused at its second place, however it is written', () => {
  const rows = [
    { number: 'CSQU3054383', size: '20' },
    { number: 'TGHU6972223', size: '40' },
    { number: 'csqu 3054383', size: '40' },
  ];
  expect(refusals(containerRows, rows)).toEqual(['2.number: duplicate']);
});

test('a list has at most as many rows as a document may declare', () => {
  const rows = Array.from({ length: maxRows + 1 }, () => ({ number: 'CSQU3054383', size: '20' }));
  expect(refusals(containerRows, rows)).toContain(': tooManyRows');
});

test('the call names the bad row by wire names', () => {
  const body = {
    idrekam: 'importir',
    id_permohonan_dokap: 'D1',
    cont: [{ isian1: 'CSQU3054383', isian2: 'x' }],
  };
  const [issue] = z.safeDecode(saveContainers.body, body).error?.issues ?? [];
  expect(placeOf(saveContainers.body, issue?.path ?? [])).toEqual({
    field: 'cont[0].isian2',
    label: 'containerSize',
  });
});

test('a no-strip entry demands all seven fields, each with the message for an empty one', () => {
  expect(refusals(noStripRow, {})).toEqual([
    'ppftzNumber: required',
    'ppftzDate: required',
    'bc11Number: required',
    'bc11Date: required',
    'position: required',
    'containerNumber: required',
    'containerSize: required',
  ]);
});

test('a row on the wire is decoded by its list, and encoded again', () => {
  const entry = {
    ppftzNumber: '000123',
    ppftzDate: '2026-03-02',
    bc11Number: '000045',
    bc11Date: '2026-03-01',
    position: '0012',
    containerNumber: 'CSQU3054383',
    containerSize: '20',
  };
  const encoded = { id: '7', value1: null, value2: null, value3: null, value4: null, value5: null };
  const row = { ...encoded, value6: null, value7: null, fileName: null, fileUrl: null };
  const values = rowValues('noStrip', entry);
  expect(readRow('noStrip', { ...row, ...values })).toEqual({
    ...entry,
    id: '7',
    fileName: null,
    fileUrl: null,
  });
  expect(readRow('containers', { ...row, value1: 'CSQU3054383' })).toMatchObject({
    number: 'CSQU3054383',
    size: '',
  });
});
