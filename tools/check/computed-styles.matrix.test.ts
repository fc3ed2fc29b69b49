import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../browser/launch.ts';
import { differencesOf } from './computed-styles.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});

afterAll(() => browser.close());

const js = "document.body.append(Object.assign(document.createElement('p'), { textContent: 'Simpan' }));";
const css = "p { color: red } p::before { content: 'x'; top: 1px }";

test('the same rules in another order of different properties are equal', async () => {
  const other = "p::before { top: 1px; content: 'x' } p { color: red }";
  expect(await differencesOf(browser, { css, js }, { css: other, js })).toEqual([]);
});

test.each<[string, string, string]>([
  [
    'a rule that is missing',
    css.replace('p { color: red }', ''),
    'body/p[1] has color: rgb(0, 0, 0), not color: rgb(255, 0, 0)',
  ],
  ['a rule of a pseudo-element', css.replace('1px', '2px'), 'body/p[1]::before has top: 2px, not top: 1px'],
  [
    'a rule of dark alone',
    `${css} [data-theme="dark"] p { color: blue }`,
    'dark, 390 px: body/p[1] has color: rgb(0, 0, 255)',
  ],
  [
    'a rule of phones alone',
    `${css} @media (width < 400px) { p { order: 1 } }`,
    'light, 390 px: body/p[1] has order: 1, not order: 0',
  ],
])('reports %s', async (_, changed, difference) => {
  expect((await differencesOf(browser, { css, js }, { css: changed, js })).join('\n')).toContain(difference);
});
