import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkPages } from './check.ts';
import { pagesOf } from './pages.ts';
import { type Problem, reportOf } from './problem.ts';
import { variantsFor } from './variants.ts';

const calm = '<a href="?path=/docs/calm--docs">Calm</a><p>It wraps at con-tain-ers and 118/SNB/IX/2024.</p>';

/** Pages with one defect each; `ELSEWHERE` is replaced by the address of another server. */
const planted: Record<string, string> = {
  calm,
  axe: '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">',
  wide: '<div style="inline-size: 2000px">Sideways</div>',
  covered:
    '<div style="block-size: 100px; overflow: auto"><p style="position: sticky; top: 56px">Head</p><p style="block-size: 90px">Row</p></div>',
  broken: '<p style="inline-size: 60px; overflow-wrap: anywhere">onRequestCloseByKeys</p>',
  console: '<script>console.error("No such prop")</script>',
  thrown: '<script>setTimeout(() => { throw new Error("Nobody caught it") })</script>',
  focus: '<button autofocus>Save</button>',
  scrolled: '<div style="block-size: 3000px">Long</div><script>scrollTo(0, 400)</script>',
  played: '<script>say("playing", "played--default")</script>',
  elsewhere: '<script>fetch("ELSEWHERE", { mode: "no-cors" }).catch(() => 0)</script>',
  link: '<a href="?path=/docs/gone--docs">Gone</a>',
  over: '<div class="sb-story"><dialog id="over">Over the text</dialog></div><script>over.showModal()</script>',
  frame: '<iframe title="Inside" src="iframe.html?id=inside--docs" loading="lazy"></iframe>',
};

/** A fake Storybook: it renders the page that the address names, and emits its event. */
const storybook = (
  pages: Record<string, string>,
) => `<!doctype html><html lang="en"><title>Book</title><body><script>
  const listeners = [];
  const say = (newPhase, storyId) => listeners.forEach((listener) => listener({ newPhase, storyId }));
  __STORYBOOK_ADDONS_CHANNEL__ = { on: (name, listener) => listeners.push(listener) };
  const id = new URLSearchParams(location.search).get('id').split('--')[0];
  const pages = ${JSON.stringify(pages).replaceAll('</', '<\\/')};
  const range = document.createRange();
  document.body.append(range.createContextualFragment(pages[id] ?? ''));
  document.querySelector('[autofocus]')?.focus();
  __STORYBOOK_PREVIEW__ = { currentRender: { type: 'docs' }, storyRenders: [] };
</script></body></html>`;

let book = '';
let asked = 0;
const elsewhere = createServer((_, response) => {
  asked += 1;
  response.end();
});

beforeAll(async () => {
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;
  const pages = Object.fromEntries(
    Object.entries(planted).map(([id, html]) => [id, html.replace('ELSEWHERE', address)]),
  );
  book = mkdtempSync(join(tmpdir(), 'pabean-book-'));
  mkdirSync(book, { recursive: true });
  const entries = Object.fromEntries(
    Object.keys(planted).map((id) => [
      `${id}--docs`,
      { id: `${id}--docs`, title: `Components/${id}`, name: 'Docs', type: 'docs' },
    ]),
  );
  writeFileSync(join(book, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(join(book, 'iframe.html'), storybook({ ...pages, inside: planted.broken ?? '' }));
});

afterAll(() => {
  rmSync(book, { recursive: true, force: true });
  elsewhere.close();
});

const variants = variantsFor({ theme: ['light'], width: ['390'], language: ['id'] });

async function kindsOn(): Promise<Record<string, string[]>> {
  const problems = await checkPages({ ...pagesOf(book, []), book, variants, axe: true });
  const pages = Map.groupBy(problems, ({ id }) => id.replace('--docs', ''));
  return Object.fromEntries([...pages].map(([id, each]) => [id, [...new Set(each.map(({ kind }) => kind))]]));
}

test('finds each kind of problem where it was seeded, and nothing on a correct page', {
  timeout: 60_000,
}, async () => {
  expect(await kindsOn()).toEqual({
    axe: ['axe'],
    wide: ['beyond the edge'],
    covered: ['covered'],
    broken: ['broken word'],
    console: ['console'],
    thrown: ['console'],
    focus: ['focus'],
    scrolled: ['scrolled'],
    played: ['played'],
    elsewhere: ['other origin'],
    link: ['dead link'],
    over: ['focus', 'over the page'],
    frame: ['broken word'],
  });
  expect(asked).toBeGreaterThan(0);
});

test('filters pages by words, and only documentation and screens', () => {
  expect(pagesOf(book, ['sc', 'calm']).wanted.map(({ id }) => id)).toEqual(['calm--docs', 'scrolled--docs']);
});

test('checks every variant without a filter, and refuses an unknown one', () => {
  expect(variantsFor({})).toHaveLength(12);
  expect(variantsFor({ theme: ['dark'], width: ['390'] })).toEqual([
    { theme: 'dark', width: 390, language: 'id' },
    { theme: 'dark', width: 390, language: 'en' },
  ]);
  expect(() => variantsFor({ theme: ['sepia'] })).toThrow(
    '--theme is one of light, dark, contrast, not sepia.',
  );
});

test('reports a problem of several variants once', () => {
  const problems = variantsFor({ width: ['390'], language: ['id'] }).map(
    (each): Problem => ({ id: 'a--docs', variant: each, kind: 'focus', text: 'it went to <button>' }),
  );
  expect(reportOf(problems)).toBe(
    'a--docs\n  focus: it went to <button>\n      in light 390 id, dark 390 id, contrast 390 id',
  );
});
