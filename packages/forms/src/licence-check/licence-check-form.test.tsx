import { checkCodeFrom, groupCheckCode } from '@pabean/api/rules';
import { expect, test } from 'vitest';
import { licenceCheckSchema } from './schema.ts';

const code = checkCodeFrom(Uint8Array.from({ length: 26 }, (_, index) => index * 37));
const read = (checkCode: string) => licenceCheckSchema.safeParse({ checkCode });

test('hands a code over without groups, however it was typed', () => {
  for (const typed of [code, groupCheckCode(code), ` ${groupCheckCode(code).toLowerCase()} `])
    expect(read(typed).data).toEqual({ checkCode: code });
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['ABCD', 'invalid'],
  [code.slice(1), 'invalid'],
])('refuses %j as %s, with one message', (typed, reason) => {
  expect(read(typed).error?.issues.map(({ message }) => message)).toEqual([reason]);
});
