import { expect, test } from 'vitest';
import { compareLists } from './compare-lists.ts';

const list = (...rows: [number: string, size: string][]) => rows.map(([number, size]) => ({ number, size }));

test('names what is only in one list, and other sizes, whatever the order', () => {
  const mine = list(['A', '20'], ['B', '20'], ['C', '20']);
  const theirs = list(['D', '45'], ['C', '40'], ['B', '20']);
  expect(compareLists(mine, theirs)).toEqual([
    { number: 'A', mine: '20', theirs: undefined },
    { number: 'C', mine: '20', theirs: '40' },
    { number: 'D', mine: undefined, theirs: '45' },
  ]);
  expect(compareLists(mine, mine.toReversed())).toEqual([]);
});
