import { expect, test } from 'vitest';
import { sizeProblems, withSizes } from './sizes.ts';

const row = (size: number, limit = 20_000) => [{ name: 'page dashboard', size, sizeLimit: limit }];
const accept = expect.stringContaining('pnpm sizes:update');

test('a size above its limit is named', () => {
  expect(sizeProblems(row(20_100), { 'page dashboard': 20 })).toEqual([
    'page dashboard: 20.10 KB, limit 20 KB',
  ]);
});

test('a change of more than a tenth, and of more than 3 KB, must be accepted', () => {
  expect(sizeProblems(row(7_600), { 'page dashboard': 7 })).toEqual([]);
  expect(sizeProblems(row(7_800), { 'page dashboard': 7 })).toEqual([
    'page dashboard: 7.80 KB, was 7 KB',
    accept,
  ]);
  expect(sizeProblems(row(6_200), { 'page dashboard': 7 })).toHaveLength(2);
  expect(sizeProblems(row(103_200, 200_000), { 'page dashboard': 100 })).toHaveLength(2);
});

test('an added or removed size must be accepted', () => {
  expect(sizeProblems(row(1_000), {})).toEqual(['page dashboard: 1.00 KB, was – KB', accept]);
  expect(sizeProblems([], { Button: 1 })).toEqual(['Button: – KB, was 1 KB', accept]);
});

test('the table of a README holds accepted sizes, and refuses an unknown name', () => {
  const readme = '<!-- sizes of Button: pnpm sizes:update -->\nold\n<!-- end of sizes -->';
  expect(withSizes(readme, { Button: 3.42 })).toContain('| `Button` | 3.4 KB |\n<!-- end');
  expect(() => withSizes(readme, {})).toThrow('no size of Button');
});
