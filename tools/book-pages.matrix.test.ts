import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { run } from './lib/run.ts';

const calm = '<a href="?path=/docs/calm--docs">Calm</a><p>It wraps at con-tain-ers and 118/SNB/IX/2024.</p>';

/** Pages with one defect each. */
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
  played:
    '<script>__STORYBOOK_ADDONS_CHANNEL__ = { on: (_, listen) => listen({ newPhase: "playing", storyId: "played--default" }) }</script>',
  elsewhere: '<script>fetch("http://127.0.0.1:1/", { mode: "no-cors" }).catch(() => 0)</script>',
  link: '<a href="?path=/docs/gone--docs">Gone</a>',
  over: '<div class="sb-story"><dialog id="over">Over the text</dialog></div><script>over.showModal()</script>',
  resized: '<div style="font-size: 20px"><div class="sb-story">Larger than alone</div></div>',
  tab: '<div class="book-tabs"><div role="tablist"><button role="tab">Usage</button><button role="tab" onclick="this.after(document.createElement(\'img\'))">Code</button></div></div>',
  frame: '<iframe title="Inside" src="iframe.html?id=inside--docs" loading="lazy"></iframe>',
};

/** A fake Storybook: it renders the page that the address names. */
const storybook = (
  pages: Record<string, string>,
) => `<!doctype html><html lang="en"><title>Book</title><body><script>
  const id = new URLSearchParams(location.search).get('id').split('--')[0];
  const pages = ${JSON.stringify(pages).replaceAll('</', '<\\/')};
  const range = document.createRange();
  document.body.append(range.createContextualFragment(pages[id] ?? ''));
  document.querySelector('[autofocus]')?.focus();
  __STORYBOOK_PREVIEW__ = { currentRender: { type: 'docs' }, storyRenders: [] };
</script></body></html>`;

test('finds each kind of problem where it was seeded, and nothing on a correct page', {
  timeout: 120_000,
}, async () => {
  const book = mkdtempSync(join(tmpdir(), 'pabean-book-'));
  onTestFinished(() => rmSync(book, { recursive: true, force: true }));
  const entries = Object.keys(planted).map((name) => {
    const id = `${name}--docs`;
    return [id, { id, title: `Components/${name}`, name: 'Docs', type: 'docs' }];
  });
  writeFileSync(join(book, 'index.json'), JSON.stringify({ entries: Object.fromEntries(entries) }));
  writeFileSync(join(book, 'iframe.html'), storybook({ ...planted, inside: planted.broken ?? '' }));
  const look = ['--theme=light', '--width=390', '--language=id'];
  const { code, output } = await run('node', ['tools/book-pages.ts', `--book=${book}`, ...look]);
  const found = [...output.matchAll(/^(\w+)--docs\n {2}([\w ]+):/gm)].map(
    ([, page, kind]) => `${page}: ${kind}`,
  );
  expect([...new Set(found)]).toEqual([
    'axe: axe',
    'broken: broken word',
    'console: console',
    'covered: covered',
    'elsewhere: console',
    'elsewhere: other origin',
    'focus: focus',
    'frame: broken word',
    'link: dead link',
    'over: focus',
    'over: over the page',
    'played: played',
    'resized: text size',
    'scrolled: scrolled',
    'tab: axe',
    'thrown: console',
    'wide: beyond the edge',
  ]);
  expect(code).toBe(1);
});
