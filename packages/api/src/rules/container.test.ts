import { describe, expect, test } from 'vitest';
import {
  cleanContainerNumber,
  containerCheckDigit,
  containerProblem,
  isContainerNumber,
} from './container.ts';
import { readTestData } from './testdata/read.ts';

const vectors = readTestData('iso6346-vectors.csv');

describe('container numbers after ISO 6346', () => {
  test('has vectors of both kinds', () => {
    expect(vectors.filter(({ sah }) => sah === 'Y').length).toBeGreaterThan(15);
    expect(vectors.filter(({ sah }) => sah === 'T').length).toBeGreaterThan(15);
  });

  test.each(vectors)('$masukan → $sah ($keterangan)', ({ masukan = '', sah }) => {
    expect(isContainerNumber(cleanContainerNumber(masukan))).toBe(sah === 'Y');
  });

  test.each(vectors.filter(({ sah, digit_uji_benar }) => sah === 'Y' && digit_uji_benar))(
    'check digit of $nomor_bersih is $digit_uji_benar',
    ({ nomor_bersih = '', digit_uji_benar }) => {
      expect(containerCheckDigit(nomor_bersih.slice(0, 10))).toBe(Number(digit_uji_benar));
    },
  );

  test.each([
    ['CSQU 305438-3', 'CSQU3054383'],
    ['csqu3054383', 'CSQU3054383'],
    ['\tCSQU3054383\n', 'CSQU3054383'],
  ])('cleans %j', (typed, cleaned) => {
    expect(cleanContainerNumber(typed)).toBe(cleaned);
  });

  test.each([
    ['CSQU305438', 'length'],
    ['CSQU30543830', 'length'],
    ['CSQA3054383', 'pattern'],
    ['CS1U3054383', 'pattern'],
    ['CSQU3054384', 'checkDigit'],
    ['CSQU3054383', undefined],
  ])('names the problem of %s: %s', (number, problem) => {
    expect(containerProblem(number)).toBe(problem);
  });
});
