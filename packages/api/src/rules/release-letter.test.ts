import { expect, test } from 'vitest';
import { dueState, pibkKinds } from './release-letter.ts';

test.each([
  ['2026-03-01', 'overdue'],
  ['2026-02-28', 'overdue'],
  ['2026-03-02', 'due'],
  ['2026-03-05', 'due'],
  ['2026-03-06', 'later'],
  ['2027-01-01', 'later'],
  ['', 'later'],
  ['kemarin', 'later'],
] as const)('what is due on %j is on 2 March %s', (dueDate, expected) => {
  expect(dueState(dueDate, '2026-03-02')).toBe(expected);
});

// Written out from the office's list of codes.
test('knows the codes of special import declarations', () => {
  expect(Object.keys(pibkKinds)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '99']);
  expect(pibkKinds['2']).toBe('Barang Kiriman Melalui PJT');
});
