import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from './launch.ts';
import { watch } from './watch.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser.close());

const origin = 'http://portal.example';

/** The recorded offences of a page with this script, whose requests do not leave the machine. */
async function offencesOf(script: string): Promise<string[]> {
  const context = await browser.newContext();
  const offences: string[] = [];
  watch(context, { origin, offences, mayLog: /expected/ });
  const body = `<!doctype html><link rel="icon" href="data:,"><script>${script}</script>`;
  await context.route('**', (route) => route.fulfill({ body, contentType: 'text/html' }));
  const page = await context.newPage();
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  await context.close();
  return offences;
}

test.each([
  ['console.error("broken")', /^error: broken$/],
  ['console.warn("old")', /^warning: old$/],
  ['setTimeout(() => { throw new Error("lost") })', /^uncaught: lost/],
  ['fetch("http://elsewhere.example/a", { mode: "no-cors" })', /^request to http:\/\/elsewhere\.example\/a$/],
])('records %s', async (script, offence) => {
  expect(await offencesOf(script)).toEqual([expect.stringMatching(offence)]);
});

test('ignores what a page may do', async () => {
  expect(
    await offencesOf('console.log("hello"); console.error("expected"); fetch("/own"); fetch("data:,a")'),
  ).toEqual([]);
});
