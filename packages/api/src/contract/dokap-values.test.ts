import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildContainerDefinition, buildDokapDefinition } from '../fixtures/index.ts';
import { type DokapDefinition, dokapType } from './dokap-types.ts';
import { dokapValues } from './dokap-values.ts';

function refusals(definition: DokapDefinition, values: Record<string, unknown>) {
  const filled = { first: 'S-1', second: '2024-09-24', ...values };
  const issues = z.safeDecode(dokapValues(definition), filled as never).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('the values of a document', () => {
  const letter = buildDokapDefinition();

  test('text and a date are both demanded', () => {
    expect(refusals(letter, {})).toEqual([]);
    expect(refusals(letter, { first: '', second: '' })).toEqual(['first: required', 'second: required']);
    expect(refusals(letter, { first: 'x'.repeat(51) })).toEqual(['first: tooLong']);
    expect(refusals(letter, { second: '24-09-2024' })).toEqual(['second: date']);
  });

  test('a second value that is not asked for must be empty', () => {
    const single = buildDokapDefinition({ secondKind: null, secondLabel: null, secondMax: null });
    expect(refusals(single, { second: '' })).toEqual([]);
    expect(refusals(single, { second: '2024-09-24' })).toEqual(['second: tooLong']);
  });

  test.each([
    ['123456', []],
    ['10.25', []],
    ['10.', ['first: number']],
    ['10,5', ['first: number']],
    ['-1', ['first: number']],
    ['1e5', ['first: number']],
    ['1.234', ['first: number']],
  ])('a number %j → %j', (first, expected) => {
    const weight = buildDokapDefinition({ firstLabel: 'Berat (kg)', firstKind: 'number', firstMax: 10 });
    expect(refusals(weight, { first })).toEqual(expected);
  });

  test.each([
    ['NPWP (16 digit)', 'number', '0019 0000 1799 9000', '0019000017999000'],
    ['NPWP', 'text', '0019 0000 1799 9000', '0019000017999000'],
    ['NIK', 'number', '2171-9901-0185-0001', '2171990101850001'],
    ['Nomor BC 1.1', 'number', '000118', '000118'],
    ['Kode Billing', 'number', '820 250 100 000 118', '820250100000118'],
    ['Nomor Surat', 'text', '118-2024', '118-2024'],
  ] as const)('%s (%s) typed as %j is stored as %j', (firstLabel, firstKind, typed, kept) => {
    const definition = buildDokapDefinition({ firstLabel, firstKind, firstMax: 16 });
    const values = { first: typed, second: '2024-09-24', expiry: null, remarks: null };
    expect(z.decode(dokapValues(definition), values).first).toBe(kept);
  });

  test('a code of digits holds nothing else, and not too many of them', () => {
    const card = buildDokapDefinition({ firstLabel: 'NPWP (16 digit)', firstKind: 'number', firstMax: 16 });
    expect(refusals(card, { first: '0019 0000 1799 900A' })).toEqual(['first: tooLong']);
    expect(refusals(card, { first: '00190000179990A0' })).toEqual(['first: invalid']);
    expect(refusals(card, { first: '01.900.001.7-999.000' }), 'the old form').toEqual(['first: invalid']);
    expect(refusals(card, { first: '0019 0000 1799 9000 1' })).toEqual(['first: tooLong']);
  });

  test('an expiry is demanded only by documents that expire', () => {
    expect(refusals(letter, { expiry: null })).toEqual([]);
    expect(refusals(buildDokapDefinition({ expires: true }), { expiry: null })).toEqual(['expiry: required']);
    expect(refusals(letter, { expiry: '2024-13-01' })).toEqual(['expiry: date']);
  });

  test.each([
    ['1', []],
    ['999', []],
    ['0', ['first: count']],
    ['1000', ['first: count']],
    ['1.5', ['first: count']],
    ['007', ['first: count']],
    ['', ['first: required']],
  ])('a container list declares %j rows → %j', (first, expected) => {
    expect(refusals(buildContainerDefinition(), { first, second: null })).toEqual(expected);
  });
});

test('a definition travels with flags Y and T', () => {
  const definition = buildDokapDefinition({ expires: true, needsFile: false });
  const encoded = z.encode(dokapType.answer, definition);
  expect(encoded).toMatchObject({ kd_dokap: '1', expire: 'Y', fl_file: 'T', wajib: 'Y', tipe1: 'text' });
  expect(z.decode(dokapType.answer, encoded)).toEqual(definition);
});
