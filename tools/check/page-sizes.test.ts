import { expect, test } from 'vitest';
import { limitOf, pageProblems } from './page-sizes.ts';

const accept = expect.stringContaining('pnpm sizes:update');

test('a page above its limit is named', () => {
  const heavy = limitOf('dashboard') + 1;
  expect(pageProblems({ dashboard: heavy }, { dashboard: heavy })).toEqual([
    `dashboard: ${heavy.toFixed(2)} KB, limit ${limitOf('dashboard')} KB`,
  ]);
});

test('a change of more than 3 KB either way must be accepted', () => {
  expect(pageProblems({ dashboard: 10 }, { dashboard: 7 })).toEqual([]);
  expect(pageProblems({ dashboard: 10.1 }, { dashboard: 7 })).toEqual([
    'dashboard: 10.10 KB, was 7.00 KB',
    accept,
  ]);
  expect(pageProblems({ dashboard: 3.9 }, { dashboard: 7 })).toHaveLength(2);
});

test('an added or removed page must be accepted', () => {
  expect(pageProblems({ manifest: 1 }, {})).toEqual(['manifest: 1.00 KB, was 0.00 KB', accept]);
  expect(pageProblems({}, { manifest: 1 })).toEqual(['manifest: 0.00 KB, was 1.00 KB', accept]);
});
