import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { truthIfAny } from './read.ts';

test.each([
  [true, true],
  ['Y', true],
  ['1', true],
  [false, false],
  ['false', false],
  ['T', false],
  [0, false],
  [undefined, undefined],
  [null, undefined],
  ['', undefined],
  ['maybe', undefined],
])('of %j a truth value that may be missing is %j: what is neither says nothing', (wire, read) => {
  expect(z.decode(truthIfAny, wire)).toBe(read);
});
