import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { code, recordId, requiredText } from './fields.ts';
import { countOrNull, dayOrNull, flag, shownText, textOrNull } from './read.ts';

describe('ids and codes', () => {
  it('takes numbers and keeps them as text', () => {
    expect(z.decode(recordId, 4711)).toBe('4711');
    expect(z.decode(code, 5)).toBe('5');
    expect(z.encode(code, '5')).toBe('5');
  });

  test.each([null, undefined, '', 'a/b', '..', {}, Number.NaN])('%j is no id', (value) => {
    const result = z.safeDecode(recordId, value);
    expect(result.success).toBe(Number.isNaN(value));
  });
});

describe('a text', () => {
  it('is normalised and trimmed, then counted', () => {
    expect(z.decode(requiredText(3), ' e\u0301ab ')).toBe('\u00e9ab');
  });

  it('that is far too long is refused without being normalised', () => {
    const { error } = z.safeDecode(requiredText(10), `a${'\u0301\u0316'.repeat(60_000)}`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['tooLong']);
  });
});

describe('answers of other providers', () => {
  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['27', '27'],
    [27, '27'],
  ])('%j is the text %j', (value, read) => {
    expect(z.decode(textOrNull, value)).toBe(read);
    expect(z.decode(shownText, value)).toBe(read ?? '');
  });

  test.each([
    ['50', 50],
    [50, 50],
    [null, null],
    ['', null],
  ])('%j is the count %j', (value, read) => expect(z.decode(countOrNull, value)).toBe(read));

  test.each([
    ['Y', true],
    ['y', true],
    [1, true],
    [true, true],
    ['T', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%j is the flag %j', (value, read) => expect(z.decode(flag, value)).toBe(read));

  test.each([
    ['2024-09-24', '2024-09-24'],
    ['2024-09-24 00:00:00', '2024-09-24'],
    ['2024-09-24T00:00:00.000000Z', '2024-09-24'],
    ['24 September', '24 September'],
    ['', null],
  ])('%j is the day %j', (value, read) => expect(z.decode(dayOrNull, value)).toBe(read));
});
