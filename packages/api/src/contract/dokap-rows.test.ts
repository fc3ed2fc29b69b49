import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { containerRows, maxRows, noStripRow, saveContainers } from './dokap-rows.ts';
import { wirePath } from './wire.ts';

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

test('a number that stands there twice is refused where it comes again, however it is written', () => {
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

test('the call names the bad row in the words of the wire', () => {
  const body = {
    idrekam: 'importir',
    id_permohonan_dokap: 'D1',
    cont: [{ isian1: 'CSQU3054383', isian2: 'x' }],
  };
  const [issue] = z.safeDecode(saveContainers.body, body).error?.issues ?? [];
  expect(wirePath(saveContainers.body, issue?.path ?? [])).toBe('cont[0].isian2');
});

test('a no-strip entry demands all seven fields', () => {
  expect(refusals(noStripRow, {})).toEqual([
    'ppftzNumber: required',
    'ppftzDate: required',
    'bc11Number: required',
    'bc11Date: required',
    'position: required',
    'containerNumber: containerRequired',
    'containerSize: containerSize',
  ]);
});
