import { expect, test } from 'vitest';
import { reuseSlots, type Slot } from './reuse-slots.ts';

const first = reuseSlots([], ['a', 'b', 'c', 'd']);
const names = (slots: readonly Slot[]) => slots.map(({ row, name }) => `${row}${name}`).join(' ');

test.each([
  ['at first each has its own', ['a', 'b', 'c', 'd'], 'a1 b2 c3 d4'],
  ['after a jump all are used again', ['p', 'q', 'r', 's'], 'p1 q2 r3 s4'],
  ['what stays keeps its own', ['b', 'p', 'q'], 'b2 p3 q4'],
  ['nothing is taken over across a row that stays', ['b', 'c', 'd', 'e'], 'b2 c3 d4 e5'],
  ['nor from below it', ['x', 'y', 'a'], 'x5 y6 a1'],
  ['what comes between two that stay takes what was between them', ['a', 'x', 'y', 'd'], 'a1 x2 y3 d4'],
])('%s', (_, rows, expected) => {
  expect(names(reuseSlots(first, rows))).toBe(expected);
});
