import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();
const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));
const secret = 'RAHASIA-7731-kenari';

/** The lines of crashes in the server's log. */
const crashes = () =>
  portal()
    .server.log()
    .split('\n')
    .filter((line) => line.includes('"event":"browser-crash"'))
    .map((line) => JSON.parse(line) as Record<string, string>);

/** The login with something typed, and everything that it sends from now on. */
async function openTyped() {
  const page = await portal().open('/login', { mayLog: /rusak/ });
  await page.waitForFunction(() => document.documentElement.dataset.first === undefined);
  await page.getByLabel('Username', { exact: true }).fill(secret);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return { page, sent };
}

/** The next time that the page is given a title, an error is thrown that quotes what was typed. */
const breakTitle = (page: Page) =>
  page.evaluate((typed) => {
    Object.defineProperty(document, 'title', {
      configurable: true,
      set() {
        Reflect.deleteProperty(document, 'title');
        throw new TypeError(`"${typed}" rusak`);
      },
    });
  }, secret);

it('shows the number of an error that ended the page; the log has its place in the sources, and nothing typed', async () => {
  const { page, sent } = await openTyped();
  await breakTitle(page);
  await page.evaluate(() => {
    location.hash = '#/menutransit';
  });
  await page.getByRole('heading', { name: 'Halaman ini terhenti karena kesalahan' }).waitFor();
  const told = await page.getByText(/^Sebutkan nomor/).textContent();
  const number = /nomor (\S+)/.exec(told ?? '')?.[1];

  expect(crashes()).toHaveLength(1);
  expect(crashes()[0]).toMatchObject({ level: 'error', request: number, name: 'TypeError', reason: 'other' });
  expect(crashes()[0]?.browser).toMatch(/^Chrom/);
  expect(crashes()[0]?.stack).toMatch(/^apps\/portal\/src\/routing\/page-title\.ts:\d+:\d+$/m);
  expect(portal().server.log()).not.toContain(secret);
  expect(sent.join('\n')).toContain('/api/kesalahan ');
  expect(sent.join('\n')).not.toContain(secret);

  await page.getByRole('button', { name: 'Muat ulang' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText(/^Sebutkan nomor/).count()).toBe(0);
});

it('reports an error that ends nothing, once, from the login too', async () => {
  const before = crashes().length;
  const { page, sent } = await openTyped();
  await page.evaluate((typed) => {
    Object.defineProperty(document.documentElement, 'dataset', {
      get() {
        throw new RangeError(`"${typed}" rusak`);
      },
    });
  }, secret);
  for (const theme of ['Gelap', 'Terang', 'Gelap']) await page.getByLabel('Tema').selectOption(theme);
  await expect.poll(() => crashes().length).toBe(before + 1);
  expect(crashes().at(-1)).toMatchObject({ name: 'RangeError', route: '/login' });
  await page.close();
  expect(portal().server.log()).not.toContain(secret);
  expect(sent.join('\n')).not.toContain(secret);
});

it('serves no source map, and no script that names one', async () => {
  const { url } = portal().server;
  const scripts = readdirSync(builtPortal, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(scripts.length).toBeGreaterThan(50);
  for (const script of scripts) {
    expect(readFileSync(join(builtPortal, script), 'utf8')).not.toContain('sourceMappingURL');
    expect([script, (await fetch(`${url}/${script}.map`)).status]).toEqual([script, 404]);
  }
});
