import { expect, test } from 'vitest';
import { sumOf } from './sum-of.ts';

test.each([
  [[], '0'],
  [['86400000', '18900000'], '105300000'],
  [['8.5', '2.75'], '11.25'],
  [['0.1', '0.2'], '0.3'],
  [['100', '100'], '200'],
  [Array.from({ length: 200 }, () => '999999999999999'), '199999999999999800'],
  [['2', '', '?1.234', 'dua', '-3'], '2'],
])('%j make %s', (decimals, sum) => {
  expect(sumOf(decimals)).toBe(sum);
});
