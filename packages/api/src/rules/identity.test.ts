import { expect, test } from 'vitest';
import { cleanNpwp, cleanPhone, identityProblem, isNpwp, isPhone } from './identity.ts';
import { readTestData } from './testdata/read.ts';

// Empty numbers are checked by another rule (required), and passports and other papers have no pattern.
const examples = readTestData('npwp-ktp-examples.csv').filter(({ kd_id }) => kd_id === '5' || kd_id === '2');

// Both spellings are valid in the examples: we normalize.
const isCleaned = ({ keterangan = '' }) => keterangan.includes('bersihkan atau tolak');

test.each(examples.filter(isCleaned))(
  '$jenis $nomor is cleaned ($keterangan)',
  ({ kd_id = '', nomor = '' }) => {
    expect(identityProblem(kd_id, nomor)).toBeUndefined();
  },
);

const others = examples.filter((example) => !isCleaned(example));

test.each(others)('$jenis $nomor → $sah ($keterangan)', ({ kd_id = '', nomor = '', sah }) => {
  expect(identityProblem(kd_id, nomor)).toBe(sah === 'Y' ? undefined : kd_id === '5' ? 'npwp' : 'ktp');
});

test.each([
  ['3', 'X1'],
  ['4', 'KITAS-CONTOH-0001'],
])('identity type %s takes any number', (type, number) => {
  expect(identityProblem(type, number)).toBeUndefined();
});

test('an NPWP of other digits than ASCII is none', () => {
  expect(isNpwp('٠٠١٩٠٠٠٠١٧٩٩٩٠٠٠')).toBe(false);
  expect(isNpwp('0019000017999000\n')).toBe(false);
});

test.each([
  ['110', true],
  ['+62 (778) 55501', true],
  ['0778-555-0101', true],
  ['12', false],
  ['1234567890123456', false],
  ['0778/555', false],
  ['+-() ', false],
  ['０７７８', false],
])('phone %j → %s', (text, right) => {
  expect(isPhone(text)).toBe(right);
});

test.each([
  ['0021 3456 7821 5000', '0021345678215000'],
  ['02.134.567.8-215.000', '021345678215000'],
  ['0021\u00a03456\u20117821\u20135000\n', '0021345678215000'],
  ['0021 3456 7821 500O', '0021 3456 7821 500O'],
  ['', ''],
])('an NPWP typed as %j is %j', (typed, bare) => {
  expect(cleanNpwp(typed)).toBe(bare);
});

test.each([
  ['0812-3456-7890', '081234567890'],
  ['+62 (778) 555-0120', '+627785550120'],
  [' 110 ', '110'],
  ['0778 555 0120 pes. 12', '0778 555 0120 pes. 12'],
  ['62+812', '62+812'],
  ['12', '12'],
  ['-', '-'],
])('a phone number typed as %j is %j', (typed, bare) => {
  expect(cleanPhone(typed)).toBe(bare);
});

test('a long way of writing a phone number fits once it is bare', () => {
  expect(isPhone('+62 812-3456-7890')).toBe(false);
  expect(isPhone(cleanPhone('+62 812-3456-7890'))).toBe(true);
});
