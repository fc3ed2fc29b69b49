import { expect, it } from 'vitest';
import { dayLine, greetingAt } from './greeting.ts';

it.each([
  ['2026-03-01T20:59:00Z', 'evening'],
  ['2026-03-01T21:00:00Z', 'morning'],
  ['2026-03-02T03:59:00Z', 'morning'],
  ['2026-03-02T04:00:00Z', 'noon'],
  ['2026-03-02T08:00:00Z', 'afternoon'],
  ['2026-03-02T11:00:00Z', 'evening'],
])('greets at %s with %s in Batam', (instant, greeting) => {
  expect(greetingAt(new Date(instant), 'Asia/Jakarta')).toBe(greeting);
});

it('names the day at the office, not that of the device', () => {
  expect(dayLine(new Date('2024-09-23T18:00:00Z'), 'Asia/Jakarta', 'id')).toBe('Selasa, 24-09-2024');
  expect(dayLine(new Date('2024-09-23T18:00:00Z'), 'Asia/Jakarta', 'en')).toBe('Tuesday, 24-09-2024');
});
