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

  test.each(['a\u0000b', '\ud800', 'a\u202eb', 'a\u200bb', 'a\ufeffb', 'a\u00adb', 'a\u2029b', 'a\nb'])(
    '%j is refused for an invisible character',
    (value) => {
      const { error } = z.safeDecode(requiredText(10), value);
      expect(error?.issues.map(({ message }) => message)).toEqual(['characters']);
    },
  );

  test.each(['\u3164', '\uffa0\u115f', '\u2800 \u2800', '\u200d', '\ufe0f\u034f'])(
    '%j, which shows nothing, is as empty as one of blanks',
    (value) => {
      const { error } = z.safeDecode(requiredText(10), value);
      expect(error?.issues.map(({ message }) => message)).toEqual(['required']);
    },
  );

  it('keeps the joiners of scripts and emoji, and line breaks where there are lines', () => {
    expect(z.decode(requiredText(10), '\u0646\u200c\u0647')).toBe('\u0646\u200c\u0647');
    expect(z.decode(requiredText(10, { multiline: true }), 'a\r\n\tb')).toBe('a\r\n\tb');
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
