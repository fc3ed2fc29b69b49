import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildPermitHeader } from '../fixtures/index.ts';
import { saveApplication } from './application.ts';
import { type PermitHeader, permitHeader } from './permit-header.ts';
import { placeOf } from './wire.ts';

/** Refusals as `path: code`. */
function refusals(overrides: Partial<Record<keyof PermitHeader, unknown>>) {
  const result = z.safeDecode(permitHeader, { ...buildPermitHeader(), ...overrides } as PermitHeader);
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('a filled header is right', () => {
  expect(refusals({})).toEqual([]);
});

describe('the extra field of a permit type', () => {
  test.each(['5', '4'])('type %s demands one of five documents', (permitTypeId) => {
    expect(refusals({ permitTypeId })).toEqual(['documentKind: required']);
    expect(refusals({ permitTypeId, documentKind: '167' })).toEqual(['documentKind: choice']);
    for (const documentKind of ['23', '24', '25', '209', '210'])
      expect(refusals({ permitTypeId, documentKind })).toEqual([]);
  });

  test('type 23 demands the document to cancel', () => {
    expect(refusals({ permitTypeId: '23', documentKind: '' })).toEqual(['documentKind: required']);
    for (const documentKind of ['167', '2', '3'])
      expect(refusals({ permitTypeId: '23', documentKind })).toEqual([]);
  });

  test('type 3 demands the kind of unloading', () => {
    expect(refusals({ permitTypeId: '3', documentKind: '3' })).toEqual(['documentKind: choice']);
    for (const documentKind of ['1', '2']) expect(refusals({ permitTypeId: '3', documentKind })).toEqual([]);
  });

  test('type 45 demands the kind of business, and no document', () => {
    expect(refusals({ permitTypeId: '45', documentKind: '1' })).toEqual(['businessKind: required']);
    expect(refusals({ permitTypeId: '45', businessKind: '9' })).toEqual(['businessKind: choice']);
    for (const businessKind of ['1', '2', '3'])
      expect(refusals({ permitTypeId: '45', businessKind })).toEqual([]);
  });
});

describe('the identity number', () => {
  test.each([
    ['5', '001900001799900', ['identityNumber: npwp']],
    ['5', '0019000017999000', []],
    ['2', '217199010185001', ['identityNumber: ktp']],
    ['2', '2171990101850001', []],
    ['3', 'X0000001', []],
    ['4', 'KITAS-1', []],
    ['5', '', ['identityNumber: required']],
    ['9', '1', ['identityType: choice']],
    ['5', '0019 0000 1799 9000', []],
    ['5', '01.900.001.7-999.000', ['identityNumber: npwp']],
    ['2', '2171 9901 0185 0001', []],
  ])('type %s, %j → %j', (identityType, identityNumber, expected) => {
    expect(refusals({ identityType, identityNumber })).toEqual(expected);
  });

  test.each([
    ['5', '0019 0000 1799 9000', '0019000017999000'],
    ['5', '0019.0000.1799-9000', '0019000017999000'],
    ['2', '2171-9901-0185-0001', '2171990101850001'],
    ['3', 'X 000-001', 'X 000-001'],
    ['4', '12-34', '12-34'],
  ])('of type %s typed as %j is stored as %j, by the form and by the call', (identityType, typed, kept) => {
    const header = { ...buildPermitHeader(), identityType, identityNumber: typed } as PermitHeader;
    expect(z.decode(permitHeader, header).identityNumber).toBe(kept);
    expect(
      z.decode(saveApplication.body, z.encode(saveApplication.body, { ...header, user: 'importir' }))
        .identityNumber,
    ).toBe(kept);
  });

  test('in groups is no further mistake where another field is wrong', () => {
    expect(refusals({ permitTypeId: '', identityNumber: '0019 0000 1799 9000' })).toEqual([
      'permitTypeId: choice',
    ]);
  });
});

test.each([
  [{ number: '' }, ['number: required']],
  [{ number: '   ' }, ['number: required']],
  [{ number: 'x'.repeat(51) }, ['number: tooLong']],
  [{ number: 'a\u0000b' }, ['number: characters']],
  [{ number: '\ud800' }, ['number: characters']],
  [{ number: 'a\nb' }, ['number: characters']],
  [{ address: 'Jl. Contoh\nBatam' }, []],
  [{ date: '' }, ['date: required']],
  [{ date: '2024-02-30' }, ['date: date']],
  [{ date: null }, ['date: required']],
  [{ permitTypeId: '' }, ['permitTypeId: choice']],
  [{ phone: '12' }, ['phone: phone']],
  [{ phone: '+62 (778) 555-0120' }, []],
  [{ phone: '0778.555.0101' }, []],
  [{ phone: '0778 555 0101 ext. 7' }, ['phone: tooLong']],
  [{ phone: '' }, ['phone: required']],
  [{ email: 'a@b' }, ['email: email']],
  [{ email: 'a@contoh.example, b@contoh.example' }, ['email: email']],
])('%j → %j', (overrides, expected) => {
  expect(refusals(overrides)).toEqual(expected);
});

test('reports all problems at once', () => {
  expect(refusals({ number: '', permitTypeId: '5', identityNumber: '1' })).toEqual([
    'number: required',
    'identityNumber: npwp',
    'documentKind: required',
  ]);
});

test('the call names the same refusals by wire names', () => {
  const { permitTypeId: idijin, ...rest } = buildPermitHeader({ documentKind: null });
  const body = { idijin, nomohon: '', tglmohon: rest.date, kdid: '5', idper: '1', pernama: rest.name };
  const issues = z.safeDecode(saveApplication.body, { ...body, idrekam: 'importir' }).error?.issues ?? [];
  expect(
    issues.map(({ path, message }) => `${placeOf(saveApplication.body, path).field}: ${message}`),
  ).toEqual(['nomohon: required', 'peralamat: required', 'nohp: required', 'email: required', 'idper: npwp']);
});

test('text is kept in one form: trimmed, NFC', () => {
  const parsed = z.decode(permitHeader, buildPermitHeader({ name: ' PT Cafe\u0301 ' }));
  expect(parsed.name).toBe('PT Caf\u00e9');
});
