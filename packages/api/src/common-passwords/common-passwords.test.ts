import passwords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { isCommonPassword } from './index.ts';

test('holds every password of its source that is long enough, and none of ours', () => {
  const long = passwords.filter((password) => password.length >= 8);
  expect(long).toHaveLength(17_950);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
  expect(['kapal layar biru', 'sandi', '', 'tujuh-belas-perahu'].filter(isCommonPassword)).toEqual([]);
});

test.each(['QWERTYuiop', '1QAZ2wsx3edc4rfv', 'Iloveyou2'])('does not look at the case of %s', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});
