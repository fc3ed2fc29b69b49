import { expect, test } from 'vitest';
import { explain, id } from './messages/index.ts';
import { kilograms, percent, rupiah } from './number-notation.ts';
import { numberProblem } from './number-problem.ts';

test.each([
  ['5418792', rupiah, {}, undefined],
  ['0', rupiah, { min: 0 }, undefined],
  ['-1', rupiah, { min: 0 }, 'atLeast'],
  ['999999999999999', rupiah, { max: 999_999_999_999_999 }, undefined],
  ['1000000000000000', rupiah, { max: 999_999_999_999_999 }, 'atMost'],
  ['12.5', rupiah, {}, 'whole'],
  ['?1,234', rupiah, {}, 'ambiguous'],
  ['82.25', kilograms, { min: 0.01 }, undefined],
  ['0', kilograms, { min: 0.01 }, 'atLeast'],
  ['82.255', kilograms, {}, 'decimals'],
  ['1.234', kilograms, {}, 'decimals'],
  ['?1.234', kilograms, {}, 'ambiguous'],
  ['7.55', percent, {}, 'decimals'],
  ['100.1', percent, { max: 100 }, 'atMost'],
  ['', rupiah, {}, 'number'],
  ['1.234,5', kilograms, {}, 'number'],
  ['1e5', rupiah, {}, 'number'],
  ['9'.repeat(31), rupiah, {}, 'number'],
])('%s in %o within %o: %s', (value, notation, bounds, problem) => {
  expect(numberProblem(value, notation, bounds)).toBe(problem);
});

test('every problem has its sentence', () => {
  expect(explain({ message: 'ambiguous' }, 'Bruto', id)).toBe(
    'Bruto dapat berarti dua angka. Pilih salah satu.',
  );
  expect(explain({ message: 'whole' }, 'Nilai barang', id)).toBe('Nilai barang harus angka bulat.');
  expect(explain({ message: 'decimals', maximum: 2 }, 'Bruto', id)).toBe(
    'Bruto paling banyak 2 angka di belakang koma.',
  );
  expect(explain({ message: 'atLeast', params: { min: '0,01' } }, 'Bruto', id)).toBe('Bruto minimal 0,01.');
  expect(explain({ message: 'atMost', params: { max: '100,0' } }, 'Tarif BM', id)).toBe(
    'Tarif BM maksimal 100,0.',
  );
});
