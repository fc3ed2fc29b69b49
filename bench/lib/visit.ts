import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** What a visit loaded, in bytes: scripts and styles gzipped, fonts as they are. */
export interface Loaded {
  js: number;
  css: number;
  fonts: number;
}

const kinds: Record<string, keyof Loaded> = { script: 'js', stylesheet: 'css', font: 'fonts' };

async function sizeOf(response: Response, kind: keyof Loaded): Promise<number> {
  const body = await response.body();
  return kind === 'fonts' ? body.length : gzipSync(body).length;
}

/** Loads an address in a page and adds up everything that came, without what is fetched ahead when the page is idle. */
export async function weigh(page: Page, address: string): Promise<Loaded> {
  // By address: what was fetched early and then used is answered twice, the second time from memory.
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.addInitScript('window.requestIdleCallback = () => 0');
  await page.goto(address);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const loaded: Loaded = { js: 0, css: 0, fonts: 0 };
  for (const response of responses.values()) {
    const kind = kinds[response.request().resourceType()];
    if (kind && response.ok()) loaded[kind] += await sizeOf(response, kind);
  }
  return loaded;
}
