import { describe, expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const base = 'https://izin.example.go.id/';
const secret = 'RAHASIA-7731';

function errorWith(message: string, stack: string, name = 'TypeError') {
  return Object.assign(new Error(message), { name, stack });
}

const frames = [
  { file: 'assets/index-Ab_3-x9Z.js', line: 2, column: 345 },
  { file: 'assets/login-page-12345678.js', line: 1, column: 9 },
];

describe('what is sent about an error', () => {
  it('has places in the portal’s code, from the stack of each browser', () => {
    const chromium = `TypeError: x is null\n    at open (${base}assets/index-Ab_3-x9Z.js:2:345)\n    at async Promise.all (index 0)\n    at ${base}assets/login-page-12345678.js:1:9`;
    const others = `open@${base}assets/index-Ab_3-x9Z.js:2:345\n@${base}assets/login-page-12345678.js:1:9\n`;
    for (const stack of [chromium, others])
      expect(describeError(errorWith('x is null', stack), base).frames).toEqual(frames);
  });

  it('has no place outside of the portal', () => {
    const stack = `Error: a\n    at a (chrome-extension://abc/assets/a.js:1:2)\n    at b (https://other.example/assets/b.js:1:2)\n    at c (${base}#/cari/${secret}:1:2)\n    at <anonymous>:1:2`;
    expect(describeError(errorWith('a', stack), base).frames).toEqual([]);
  });

  it('has at most twenty places', () => {
    const line = `    at f (${base}assets/a.js:1:2)\n`;
    expect(describeError(errorWith('a', line.repeat(5_000)), base).frames).toHaveLength(20);
  });

  it.each([
    [`Cannot read properties of undefined (reading '${secret}')`, 'missing-value'],
    [`null is not an object (evaluating 'a.${secret}')`, 'missing-value'],
    [`${secret}.map is not a function`, 'not-a-function'],
    [`Can't find variable: ${secret}`, 'not-defined'],
    ['Maximum call stack size exceeded', 'recursion'],
    ['Minified React error #310; visit https://react.dev/errors/310', 'react'],
    [`Failed to fetch dynamically imported module: ${base}${secret}`, 'code-not-loaded'],
    [`Unexpected token 'R', "${secret}" is not valid JSON`, 'not-json'],
    [secret, 'other'],
  ])('tells that of “%s” is %s, and none of its words', (message, reason) => {
    const stack = `TypeError: ${message}\n    at a (${base}assets/a.js:1:2)`;
    const sent = describeError(errorWith(message, stack), base);
    expect(sent).toEqual({
      name: 'TypeError',
      reason,
      frames: [{ file: 'assets/a.js', line: 1, column: 2 }],
    });
  });

  it('has no word of a message that looks like a place in the code', () => {
    const message = `a\n    at b (${base}assets/${secret}.js:1:2)`;
    const sent = describeError(
      errorWith(message, `Error: ${message}\n    at c (${base}assets/c.js:3:4)`),
      base,
    );
    expect(sent.frames).toEqual([{ file: 'assets/c.js', line: 3, column: 4 }]);
  });

  it('has no name but a class', () => {
    expect(describeError(errorWith('a', '', secret), base).name).toBe('Error');
    expect(describeError(secret, base)).toEqual({ name: 'Error', reason: 'other', frames: [] });
  });
});
