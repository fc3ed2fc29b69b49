import { describe, expect, test } from 'vitest';
import { formatNumber, formatQuantity, scaledNumber, writtenNumber } from './format-number.ts';
import { isDecimal, kilograms, percent, rupiah } from './number-notation.ts';
import { numberOrTyped } from './typed-number.ts';

test.each([
  ['5418792', rupiah, '5.418.792', 'Rp\u00a05.418.792'],
  [5418792, rupiah, '5.418.792', 'Rp\u00a05.418.792'],
  ['0', rupiah, '0', 'Rp\u00a00'],
  ['-1234', rupiah, '-1.234', '-Rp\u00a01.234'],
  ['999999999999999', rupiah, '999.999.999.999.999', 'Rp\u00a0999.999.999.999.999'],
  [999_999_999_999_999, rupiah, '999.999.999.999.999', 'Rp\u00a0999.999.999.999.999'],
  ['12.5', rupiah, '12,5', 'Rp\u00a012,5'],
  ['82', kilograms, '82,00', '82,00\u00a0kg'],
  ['82.10', kilograms, '82,10', '82,10\u00a0kg'],
  [1234.5, kilograms, '1.234,50', '1.234,50\u00a0kg'],
  ['1.234', kilograms, '1,234', '1,234\u00a0kg'],
  [7.5, percent, '7,5', '7,5\u00a0%'],
  ['11', percent, '11,0', '11,0\u00a0%'],
  [-0.5, percent, '-0,5', '-0,5\u00a0%'],
])('%s is shown as %o', (number, notation, digits, quantity) => {
  expect(formatNumber(number, notation)).toBe(digits);
  expect(formatQuantity(number, notation)).toBe(quantity);
});

test('what is no decimal comes back as it is', () => {
  for (const text of ['', '1e5', '1.234,5', '?1.234', Number.NaN]) {
    expect(formatNumber(text, kilograms)).toBe(String(text));
  }
});

describe('the text in a field', () => {
  test.each([
    ['1234567', rupiah, '1.234.567'],
    ['1.234', rupiah, '1,2340'],
    ['82', kilograms, '82,00'],
    ['1234', kilograms, '1.234,00'],
    ['1.234', kilograms, '1,2340'],
    ['1.5', { decimals: 3 }, '1,5'],
    ['1.234', { decimals: 3 }, '1,2340'],
    ['0.5', { decimals: 3 }, '0,500'],
    ['1234', { decimals: 3 }, '1.234,000'],
    ['?1.234', kilograms, '1.234'],
    ['abc', kilograms, 'abc'],
    ['', kilograms, ''],
  ])('for %s in %o is %s', (value, notation, text) => {
    expect(writtenNumber(value, notation)).toBe(text);
  });

  const wholes = ['0', '1', '12', '123', '1234', '12345', '123456', '1234567', '999999999999999'];
  const fractions = ['', '.1', '.01', '.12', '.001', '.123', '.5', '.25', '.1234', '.123456'];
  const values = wholes.flatMap((whole) => fractions.map((fraction) => whole + fraction));

  test.each([0, 1, 2, 3, 4])('is read back as the same value, with %i decimals', (decimals) => {
    const notation = { decimals };
    for (const size of values) {
      for (const value of size === '0' ? [size] : [size, `-${size}`])
        expect(numberOrTyped(writtenNumber(value, notation), notation)).toBe(value);
    }
  });

  test('keeps every value of two decimals up to a thousand and more', () => {
    for (let cents = 0; cents <= 200_000; cents += 7) {
      const value = String(cents / 100);
      expect(isDecimal(value)).toBe(true);
      expect(numberOrTyped(writtenNumber(value, kilograms), kilograms)).toBe(value);
    }
  });
});

test.each([
  ['999', undefined],
  ['1000', '1 thousand'],
  ['1234', '~1,2 thousand'],
  ['1250', '~1,3 thousand'],
  ['950000', '950 thousand'],
  ['999949', '~999,9 thousand'],
  ['999950', '~1 million'],
  ['5418792', '~5,4 million'],
  ['5400000', '5,4 million'],
  ['-5400000', '-5,4 million'],
  ['1000000000', '1 billion'],
  ['2750000000', '~2,8 billion'],
  ['999999999999999', '~1.000 trillion'],
  ['1000000000000000', undefined],
  ['5400000.5', undefined],
  ['?1,234', undefined],
  ['', undefined],
])('%s in its scale is %s', (decimal, expected) => {
  const scaled = scaledNumber(decimal);
  expect(scaled && `${scaled.exact ? '' : '~'}${scaled.number} ${scaled.scale}`).toBe(expected);
});
