import { expect, it } from 'vitest';
import { goodsRatesOn, isUnusualRate, rateDayOf } from './rates.ts';

it.each([
  ['2022-03-31', '10'],
  ['2022-04-01', '11'],
  ['2026-03-02', '11'],
  ['1980-01-01', '10'],
])('VAT on %s is %s percent', (day, vat) => {
  expect(goodsRatesOn(day).vat).toBe(vat);
});

it('an office may have other rates, in any order', () => {
  const rates = [
    { from: '2027-01-01', duty: '0', vat: '12', incomeTax: '5' },
    { from: '2020-01-01', duty: '0', vat: '11', incomeTax: '7.5' },
  ];
  expect(goodsRatesOn('2026-12-31', rates).vat).toBe('11');
  expect(goodsRatesOn('2027-01-01', rates)).toMatchObject({ vat: '12', incomeTax: '5' });
});

it('a record has the rates of the day of its registration, before that those of its beginning', () => {
  const ajuDate = '2026-12-31';
  expect(rateDayOf({ ajuDate, registrationDate: null })).toBe('2026-12-31');
  expect(rateDayOf({ ajuDate, registrationDate: '2027-01-01' })).toBe('2027-01-01');
  expect(rateDayOf({ ajuDate: null, registrationDate: null })).toBeUndefined();
});

it.each([
  ['11', false],
  ['11.0', false],
  ['', false],
  ['11.5', true],
  ['0', true],
])('a rate of “%s” is unusual where 11 is usual: %s', (rate, isUnusual) => {
  expect(isUnusualRate(rate, '11')).toBe(isUnusual);
});
