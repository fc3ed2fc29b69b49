import { expect, it } from 'vitest';
import { figuresOf, sumsOf, sumsWith, totalOf } from './goods-figures.ts';

const rates = { dutyRate: '35', vatRate: '11', incomeTaxRate: '7.5' };

it('computes what is due as soon as the typed values allow it', () => {
  expect(figuresOf({ value: '2333333', ...rates })).toEqual({
    goodsValue: '2333333',
    ...rates,
    duty: '816667',
    taxBase: '3150000',
    vat: '346500',
    incomeTax: '236250',
    total: '1399417',
  });
  expect(figuresOf({ value: '2333333', ...rates, vatRate: '' })).toMatchObject({
    duty: '816667',
    vatRate: null,
    vat: null,
    incomeTax: '236250',
    total: null,
  });
  for (const value of ['', '?1,234', 'abc', '-5', '1.5'])
    expect(figuresOf({ value, ...rates })).toBeUndefined();
  expect(figuresOf({ value: '100', ...rates, dutyRate: '1.25' })).toMatchObject({
    duty: null,
    taxBase: null,
  });
});

it('adds amounts beyond what binary fractions hold, and leaves out what is none', () => {
  const large = { value: '999999999999999', duty: '9007199254740993', vat: '1', incomeTax: '0' };
  const sums = sumsOf([large, large, { value: '', duty: 'x', vat: '1.5', incomeTax: '2' }]);
  expect(sums).toEqual({
    value: 1_999_999_999_999_998n,
    duty: 18_014_398_509_481_986n,
    vat: 2n,
    incomeTax: 2n,
  });
  expect(totalOf(sums)).toBe(18_014_398_509_481_990n);
});

it('puts what is typed in the place of what is stored', () => {
  const stored = { value: '100', duty: '10', vat: '12', incomeTax: '8' };
  const sums = sumsOf([stored, stored]);
  const typed = figuresOf({ value: '1000', ...rates });
  expect(sumsWith(sums, stored, typed)).toEqual({ value: 1_100n, duty: 360n, vat: 161n, incomeTax: 109n });
  expect(sumsWith(sums, undefined, undefined)).toEqual(sums);
});
