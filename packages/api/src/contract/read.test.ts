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
])('an optional boolean is read from %j as %j: what is neither yes nor no is undefined', (wire, read) => {
  expect(z.decode(truthIfAny, wire)).toBe(read);
});
