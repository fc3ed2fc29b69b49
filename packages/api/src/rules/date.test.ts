import { expect, test } from 'vitest';
import { formatDate, formatDateTime, isIsoDate, parseTypedDate } from './date.ts';

test.each([
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['2100-02-29', false],
  ['2000-02-29', true],
  ['2024-04-31', false],
  ['2024-00-10', false],
  ['2024-13-01', false],
  ['2024-01-00', false],
  ['1899-12-31', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2200-01-01', false],
  ['2024-1-1', false],
  ['2024-01-01T00:00:00Z', false],
  ['', false],
])('%s is a day: %s', (text, is) => {
  expect(isIsoDate(text)).toBe(is);
});

test.each([
  ['24-09-2024', '2024-09-24'],
  ['24/9/2024', '2024-09-24'],
  ['1.2.2024', '2024-02-01'],
  ['24 09 2024', '2024-09-24'],
  [' 24092024 ', '2024-09-24'],
  ['29-02-2024', '2024-02-29'],
  ['29-02-2023', undefined],
  ['09-24-2024', undefined],
  ['24-09-24', undefined],
  ['2492024', undefined],
  ['besok', undefined],
])('typed %j → %s', (typed, iso) => {
  expect(parseTypedDate(typed)).toBe(iso);
});

test('shows a day as dd-MM-yyyy, and what is no day as it is', () => {
  expect(formatDate('2024-09-24')).toBe('24-09-2024');
  expect(formatDate('24-09-2024')).toBe('24-09-2024');
  expect(formatDate('')).toBe('');
});

test('shows an instant in the time of Jakarta', () => {
  expect(formatDateTime('2024-09-24T18:14:00Z')).toBe('25-09-2024 01.14');
  expect(formatDateTime('2024-09-24T08:14:00+07:00')).toBe('24-09-2024 08.14');
  expect(formatDateTime('2024-09-23T17:00:00Z')).toBe('24-09-2024 00.00');
  expect(formatDateTime('kemarin')).toBe('kemarin');
});

test('shows an instant in the time of another office', () => {
  expect(formatDateTime('2024-09-24T18:14:00Z', 'Asia/Makassar')).toBe('25-09-2024 02.14');
  expect(formatDateTime('2024-09-24T18:14:00Z', 'Asia/Jayapura')).toBe('25-09-2024 03.14');
  expect(formatDateTime('2024-09-24T18:14:00Z', 'Asia/Makassar')).toBe('25-09-2024 02.14');
});
