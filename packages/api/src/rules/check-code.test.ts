import { expect, test } from 'vitest';
import { checkCodeFrom, groupCheckCode, readCheckCode } from './check-code.ts';

const bytes = Uint8Array.from({ length: 26 }, (_, index) => (index * 37 + 11) % 256);
const code = checkCodeFrom(bytes);

test('a code has 28 letters and digits that are not confused, in seven groups for people', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{28}$/);
  expect(groupCheckCode(code)).toMatch(/^(\w{4}-){6}\w{4}$/);
  expect(groupCheckCode(code).replaceAll('-', '')).toBe(code);
  expect(groupCheckCode('')).toBe('');
});

test('too few random bytes make no code', () => {
  expect(() => checkCodeFrom(bytes.subarray(1))).toThrow('26 random bytes');
});

test('a code is read however it was typed', () => {
  const grouped = groupCheckCode(code);
  for (const typed of [
    code,
    grouped,
    ` ${grouped.toLowerCase()} `,
    grouped.replaceAll('-', ' – '),
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
  ])
    expect(readCheckCode(typed)).toBe(code);
});

test('every single wrong letter, and every two neighbours that changed places, are noticed', () => {
  const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  for (let at = 0; at < code.length; at++) {
    for (const letter of letters) {
      if (letter === code[at]) continue;
      expect(readCheckCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
    }
    const [one = '', other = ''] = [code[at], code[at + 1]];
    if (other && one !== other)
      expect(readCheckCode(code.slice(0, at) + other + one + code.slice(at + 2))).toBeUndefined();
  }
});

test.each([
  '',
  'ABCD',
  `${code}0`,
  code.slice(1),
  `${code.slice(0, 27)}U`,
  `${code.slice(0, 27)}\0`,
  '../etc/passwd',
])('%j is no code', (typed) => {
  expect(readCheckCode(typed)).toBeUndefined();
});
