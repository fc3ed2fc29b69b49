import { expect, test } from 'vitest';
import { readCodes } from './listed-codes.ts';

const units = readCodes([
  { code: 'C62', name: 'satuan (satu)' },
  { code: 'H87', name: 'buah', synonyms: ['pcs', 'biji'] },
  { code: 'NIU', name: 'unit (jumlah satuan internasional)', synonyms: ['unit'] },
  { code: 'SET', name: 'set' },
  { code: 'KGM', name: 'kilogram', synonyms: ['kg', 'set'] },
]);

test.each([
  ['H87', 'H87'],
  ['h87', 'H87'],
  ['Buah', 'H87'],
  [' PCS. ', 'H87'],
  ['UNIT', 'NIU'],
  // A code has priority over another's synonym.
  ['set', 'SET'],
  ['', undefined],
  ['constructor', undefined],
])('%j is read as %s', (text, code) => {
  expect(units.codeOf(text)).toBe(code);
});

test.each([
  ['units', 'NIU'],
  ['unti', undefined],
  ['bua', 'H87'],
  ['kilogran', 'KGM'],
  ['unit baru', 'NIU'],
  ['H78', undefined],
  ['XYZ', undefined],
  ['kg', undefined],
  ['x'.repeat(100_000), undefined],
])('nearest to %j is %s', (text, code) => {
  expect(units.nearest(text)?.code).toBe(code);
});
