import { describe, expect, test } from 'vitest';
import { kilograms, type NumberNotation, percent, rupiah } from './number-notation.ts';
import { decimalSignOf, isAmbiguous, numberOrTyped, readNumber } from './typed-number.ts';

/** Formats a reading: a value, `thousands | decimal`, a problem in brackets, or nothing. */
function read(typed: string, notation: NumberNotation): string {
  const reading = readNumber(typed, notation);
  if (reading.kind === 'value') return reading.value;
  if (reading.kind === 'ambiguous') return `${reading.thousands} | ${reading.decimal}`;
  return reading.kind === 'none' ? `(${reading.problem})` : '';
}

/** The same for every kind of number. */
const everywhere = [
  ['', ''],
  [' \u00a0\t ', ''],
  ['0', '0'],
  ['7', '7'],
  ['007', '7'],
  ['1234567', '1234567'],
  ['1.234.567', '1234567'],
  ['1,234,567', '1234567'],
  ['1 234 567', '1234567'],
  ['1\u00a0234\u202f567', '1234567'],
  ['12 500', '12500'],
  ['1.234.567,89', '1234567.89'],
  ['1,234,567.89', '1234567.89'],
  ['1.234,56', '1234.56'],
  ['1,234.56', '1234.56'],
  ['1 234,50', '1234.5'],
  ['1 234.50', '1234.5'],
  ['1.234,567', '1234.567'],
  ['7,5', '7.5'],
  ['7.5', '7.5'],
  ['12.50', '12.5'],
  ['12,00', '12'],
  ['0,5', '0.5'],
  ['.5', '0.5'],
  [',25', '0.25'],
  ['.500', '0.5'],
  ['0.500', '0.5'],
  ['0,123', '0.123'],
  ['1234.567', '1234.567'],
  ['1234,567', '1234.567'],
  ['12.3456', '12.3456'],
  ['-3', '-3'],
  ['- 3', '-3'],
  ['\u22123', '-3'],
  ['+3', '3'],
  ['-0,0', '0'],
  ['１２．５', '12.5'],
  ['\u200e12,5\u200f', '12.5'],
  ['999999999999999', '999999999999999'],
  ['1,234.', '(separators)'],
  ['12,', '(separators)'],
  ['12.', '(separators)'],
  ['1..2', '(separators)'],
  ['1.23.4', '(separators)'],
  ['1.2345.678', '(separators)'],
  ['1234.567.890', '(separators)'],
  ['1.234,567.8', '(separators)'],
  ['1.234,567,890', '(separators)'],
  ['0.123.456', '(separators)'],
  ['1 23', '(separators)'],
  ['1 . 5', '(separators)'],
  ['1 234.567.890', '(separators)'],
  ['1e5', '(characters)'],
  ['1O0', '(characters)'],
  ['lima', '(characters)'],
  ['5²', '(characters)'],
  ['½', '(characters)'],
  ['--3', '(characters)'],
  ['3-', '(characters)'],
  ['1/2', '(characters)'],
  ['1-2', '(characters)'],
  ["1'234", '(characters)'],
  ['٣', '(characters)'],
  ['5 m', '(characters)'],
  ['-', '(digits)'],
  ['.', '(digits)'],
  ['. ,', '(digits)'],
  ['9'.repeat(30), '9'.repeat(30)],
  ['9'.repeat(31), '(tooLong)'],
] as const;

/** One separator before exactly three digits, by kind. */
const bySeparator = [
  ['1.234', '1234', '1234 | 1.234'],
  ['12.500', '12500', '12500 | 12.5'],
  ['125.000', '125000', '125000 | 125'],
  ['1.000', '1000', '1000 | 1'],
  ['-1.234', '-1234', '-1234 | -1.234'],
  ['1,234', '1234 | 1.234', '1234 | 1.234'],
  ['1,000', '1000 | 1', '1000 | 1'],
  ['\u00a01,234 ', '1234 | 1.234', '1234 | 1.234'],
  ['１，２３４', '1234 | 1.234', '1234 | 1.234'],
] as const;

describe.each([
  ['rupiah', rupiah],
  ['weights', kilograms],
  ['rates', percent],
  ['numbers of three decimals', { decimals: 3 }],
])('typed %s', (_, notation) => {
  test.each(everywhere)('%j → %s', (typed, expected) => {
    expect(read(typed, notation)).toBe(expected);
  });

  test.each(bySeparator)('%j → without decimals %s, with decimals %s', (typed, whole, decimal) => {
    expect(read(typed, notation)).toBe(notation.decimals === 0 ? whole : decimal);
  });
});

test('a pasted book is no number', () => {
  for (const typed of ['1.'.repeat(100_000), `1${'.234'.repeat(100_000)}`, '0'.repeat(100_000)])
    expect(read(typed, kilograms)).toBe('(tooLong)');
});

describe('units', () => {
  test.each([
    ['Rp 5.000', '5000'],
    ['Rp5.000', '5000'],
    ['rp. 5.000', '5000'],
    ['Rp.5.000', '5000'],
    ['IDR 5,000,000', '5000000'],
    ['5.000 IDR', '5000'],
    ['Rp\u00a05.000,-', '5000'],
    ['5.000,–', '5000'],
    ['Rp 5.000,--', '5000'],
    ['Rp 5.000,=', '5000'],
    ['Rp 5.000,00', '5000'],
    ['Rp -5.000', '-5000'],
    ['-Rp 5.000', '-5000'],
    ['Rp 1,234', '1234 | 1.234'],
    ['-Rp -5', '(characters)'],
    ['Rp', '(digits)'],
    ['5 kg', '(characters)'],
    ['USD 5', '(characters)'],
    ['Rp 5 juta', '(characters)'],
  ])('of rupiah: %j → %s', (typed, expected) => {
    expect(read(typed, rupiah)).toBe(expected);
  });

  test.each([
    ['82 kg', '82'],
    ['82,00KG', '82'],
    ['1.234 kg', '1234 | 1.234'],
    ['82 g', '(characters)'],
    ['82 ton', '(characters)'],
    ['82,-', '(characters)'],
  ])('of weights: %j → %s', (typed, expected) => {
    expect(read(typed, kilograms)).toBe(expected);
  });

  test.each([
    ['7,5%', '7.5'],
    ['7,5 %', '7.5'],
    ['７．５％', '7.5'],
    ['11 persen', '11'],
  ])('of rates: %j → %s', (typed, expected) => {
    expect(read(typed, percent)).toBe(expected);
  });
});

test.each([
  ['', ''],
  ['  ', ''],
  ['1.234,50', '1234.5'],
  ['1.234', '?1.234'],
  ['12.500 kg', '?12.500 kg'],
  ['1e5', '1e5'],
  ['?5', '?5'],
])('the value of a weight typed as %j is %j', (typed, value) => {
  expect(numberOrTyped(typed, kilograms)).toBe(value);
});

test('an ambiguous value is known by its question mark', () => {
  expect(isAmbiguous('?1.234', kilograms)).toBe(true);
  expect(isAmbiguous('1.234', kilograms)).toBe(false);
  expect(isAmbiguous('?5', kilograms)).toBe(false);
  expect(isAmbiguous('', kilograms)).toBe(false);
});

test.each([
  ['12,5', ','],
  ['1.234,56', ','],
  ['1.234.567', ','],
  ['1 234,50', ','],
  ['12.5', '.'],
  ['0.500', '.'],
  ['1,234,567', '.'],
  ['1,234.56 kg', '.'],
  ['1.234', undefined],
  ['1 234', undefined],
  ['12', undefined],
  ['', undefined],
  ['1.234,567.8', undefined],
] as const)('%j proves that the decimal separator is %j', (typed, sign) => {
  expect(decimalSignOf(typed, kilograms)).toBe(sign);
});

test('what is read of rupiah in one way proves it for other numbers', () => {
  expect(decimalSignOf('Rp 1.500', rupiah)).toBe(',');
  expect(decimalSignOf('1,500', rupiah)).toBeUndefined();
});

test.each([
  ['1.234', ',', '1234'],
  ['1.234', '.', '1.234'],
  ['1,234', ',', '1.234'],
  ['1,234', '.', '1234'],
  ['12.5', ',', '12.5'],
] as const)('%j is read by the sign %j before decimals as %s', (typed, sign, value) => {
  expect(numberOrTyped(typed, kilograms, sign)).toBe(value);
});
