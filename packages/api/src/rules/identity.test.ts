import { expect, test } from 'vitest';
import { identityProblem, isNpwp, isPhone } from './identity.ts';
import { readTestData } from './testdata/read.ts';

// Empty numbers are another rule's business (required), and passports and other papers have no pattern.
const examples = readTestData('npwp-ktp-examples.csv').filter(({ kd_id }) => kd_id === '5' || kd_id === '2');

test.each(examples)('$jenis $nomor → $sah ($keterangan)', ({ kd_id = '', nomor = '', sah }) => {
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
