import { expect, test } from 'vitest';
import { base32Letters } from '../base32.ts';
import { groupRegistrationCode, readRegistrationCode, registrationCodeFrom } from './registration-code.ts';

const bytes = Uint8Array.from({ length: 15 }, (_, index) => (index * 37 + 11) % 256);
const code = registrationCodeFrom(bytes);

test('a code has 16 letters and digits that are not confused, in four groups for people', () => {
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(groupRegistrationCode(code)).toMatch(/^(\w{4}-){3}\w{4}$/);
  expect(groupRegistrationCode('TR-2026/118')).toBe('TR-2026/118');
});

test('too few random bytes make no code', () => {
  expect(() => registrationCodeFrom(bytes.subarray(1))).toThrow('15 random bytes');
});

test('a code is read however it was typed', () => {
  const grouped = groupRegistrationCode(code);
  for (const typed of [
    code,
    grouped,
    ` ${grouped.toLowerCase()} `,
    grouped.replaceAll('-', ' – '),
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
  ])
    expect(readRegistrationCode(typed)).toBe(code);
});

test('every single wrong letter, and any two letters that changed places, are noticed', () => {
  for (let at = 0; at < code.length; at++) {
    for (const letter of base32Letters)
      if (letter !== code[at])
        expect(readRegistrationCode(code.slice(0, at) + letter + code.slice(at + 1))).toBeUndefined();
    for (let other = at + 1; other < code.length; other++) {
      const letters = [...code];
      [letters[at], letters[other]] = [letters[other] as string, letters[at] as string];
      if (letters.join('') !== code) expect(readRegistrationCode(letters.join(''))).toBeUndefined();
    }
  }
});

test.each(['', '7G2K', `${code}0`, code.replace(/.$/, 'U'), '٧'.repeat(16), '-'.repeat(10_000)])(
  '"%.30s" is no code',
  (typed) => {
    expect(readRegistrationCode(typed)).toBeUndefined();
  },
);
