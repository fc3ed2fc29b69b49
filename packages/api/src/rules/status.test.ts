import { expect, test } from 'vitest';
import { isDraft, permitStatusTone } from './status.ts';

test.each([
  ['10', 'draft'],
  ['20', 'process'],
  ['27', 'process'],
  ['28', 'process'],
  ['29', 'process'],
  ['50', 'approved'],
  ['90', 'rejected'],
  ['91', 'unknown'],
  ['98', 'unknown'],
  ['99', 'unknown'],
  ['', 'unknown'],
])('status %s is %s', (code, tone) => {
  expect(permitStatusTone(code)).toBe(tone);
});

test('a status that is the name of an object method is unknown, too', () => {
  expect(permitStatusTone('constructor')).toBe('unknown');
});

test('only 10 is a draft', () => {
  expect(['10', '1', '100', '20', ''].filter(isDraft)).toEqual(['10']);
});
