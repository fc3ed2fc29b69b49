import { describe, expect, test } from 'vitest';
import { isCommonPassword } from '../common-passwords/index.ts';
import { office020400, officeWords, type PasswordContext, passwordProblem, passwordRules } from './index.ts';
import { explain, id } from './messages/index.ts';

const alone: PasswordContext = {
  username: 'siti.contoh',
  officeWords: officeWords(office020400),
  secondFactor: false,
  isCommon: isCommonPassword,
};
const besideAFactor = { ...alone, secondFactor: true };
const codeOf = (password: string, context = alone) => passwordProblem(password, context)?.message;

test.each([
  'tujuh belas perahu',
  'xkcd korek kuda',
  'パスワードは長いほうが安全です。',
  '               x',
  "'; drop table account; --",
  `${'🚢'.repeat(14)}a`,
])('takes %s', (password) => {
  expect(codeOf(password)).toBeUndefined();
});

describe('the length', () => {
  test('is at least 15 characters alone and 8 beside a second factor', () => {
    expect(codeOf('empat belas hu')).toBe('passwordShort');
    expect(codeOf('kuda pur', besideAFactor)).toBeUndefined();
    expect(codeOf('kuda pu', besideAFactor)).toBe('passwordShort');
  });

  test('counts what people see as one character, however it was typed', () => {
    const fourteen = `${'é'.normalize('NFD').repeat(2)}aurapikuno x`;
    expect(fourteen).toHaveLength(16);
    expect(codeOf(fourteen)).toBe('passwordShort');
    expect(codeOf(`${fourteen}y`)).toBeUndefined();
    expect(codeOf('🚢🚀🐟🐙🦀🐳🐡')).toBe('passwordShort');
  });

  test('is at most 256 characters, and what is longer is not searched', () => {
    const text = Array.from({ length: 64 }, (_, index) => `${index % 10}${index}x`.padEnd(4, 'ü')).join('');
    expect([...text]).toHaveLength(256);
    expect(codeOf(text)).toBeUndefined();
    expect(passwordProblem(`${text}é`, alone)).toEqual({ message: 'tooLong', maximum: 256 });
    expect(codeOf('pabean'.repeat(1_000_000))).toBe('tooLong');
  });
});

test.each([
  ['Siti.Contoh dan kuda', 'passwordUsername'],
  ['xxSITI.CONTOHxx 2026', 'passwordUsername'],
  ['kantor 020400 kami', 'passwordOffice'],
  ['Pabean-2026-Demo', 'passwordOffice'],
  ['sandi BeaCukai 2026', 'passwordOffice'],
  ['ｐａｂｅａｎ lebar sekali', 'passwordOffice'],
  ['pelabuhan di batam', 'passwordOffice'],
  ['qwertyuiop12345', 'passwordCommon'],
  ['PasswordPassword', 'passwordCommon'],
  ['aaaaaaaaaaaaaaaaaa', 'passwordCommon'],
  ['abcabcabcabcabcab', 'passwordCommon'],
  ['1234567890123456', 'passwordCommon'],
])('refuses %s: %s', (password, code) => {
  expect(codeOf(password)).toBe(code);
});

test('asks for no kind of character', () => {
  expect(codeOf('hurufkecilsemua')).toBeUndefined();
  expect(codeOf('482910573628491')).toBeUndefined();
});

test('a name of one or two letters may be in a password', () => {
  expect(codeOf('tujuh belas perahu', { ...alone, username: 'ra' })).toBeUndefined();
  expect(codeOf('tujuh belas perahu', { ...alone, username: 'per' })).toBe('passwordUsername');
});

test('returns for each rule whether it is satisfied, and nothing of the list before it is there', () => {
  expect(passwordRules('pabean', { ...alone, isCommon: undefined })).toEqual({
    length: false,
    username: true,
    officeWord: false,
    common: undefined,
  });
  expect(passwordProblem('qwertyuiop12345', { ...alone, isCommon: undefined })).toBeUndefined();
});

test('the words of an office are its code, its name and those of customs', () => {
  expect(officeWords({ code: '990100', name: 'KPPBC Tipe Madya dan Tanjung Contoh' })).toEqual([
    ...['990100', 'pabean', 'beacukai', 'bea cukai', 'bea-cukai', 'kppbc', 'madya', 'tanjung', 'contoh'],
  ]);
});

test('says what to do', () => {
  const problem = passwordProblem('pendek', alone);
  expect(problem && explain(problem, 'Password', id)).toBe(
    'Password minimal 15 karakter. Tambah kata lain: beberapa kata yang mudah Anda ingat sudah cukup.',
  );
});
