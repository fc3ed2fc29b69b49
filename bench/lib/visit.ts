import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** A fetched file. */
export interface Fetched {
  /** `page` is the HTML itself; calls of the API and pictures are not counted. */
  kind: 'page' | 'js' | 'css' | 'font';
  /** Path relative to the site's root, such as `assets/index-4f2a1c.js`. */
  name: string;
  /** Bytes: gzipped, except fonts. */
  size: number;
}

const idle = 2000;
const kinds: Record<string, Fetched['kind']> = { '': 'page', js: 'js', css: 'css', woff2: 'font' };

async function read(response: Response): Promise<Fetched[]> {
  const name = new URL(response.url()).pathname.slice(1);
  const kind = kinds[name.split('.').slice(1).pop() ?? ''];
  if (!kind || !response.ok() || name.startsWith('api/')) return [];
  const body = await response.body();
  return [{ kind, name, size: kind === 'font' ? body.length : gzipSync(body).length }];
}

/**
 * All files of a first visit of a URL, until the browser was idle for two seconds and the pointer has moved over the page once,
 * without a click.
 */
export async function visit(page: Page, address: string): Promise<Fetched[]> {
  // By URL, because a preloaded file is reported twice, the second time from memory.
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await wait(idle);
  await page.mouse.move(640, 5);
  await page.mouse.move(640, 715, { steps: 10 });
  await wait(idle);
  return (await Promise.all([...responses.values()].map(read))).flat();
}
