import type { Browser } from 'playwright';
import { withSlowPage } from './slow-page.ts';

/** When a page was painted, in milliseconds after its request, and its layout shifts. */
export interface Paints {
  first: number;
  largest: number;
  /** Sum of the layout shifts. */
  shift: number;
}

const observe = `
  window.paints = { first: 0, largest: 0, shift: 0 };
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') paints.first = startTime; });
  observe('largest-contentful-paint', ({ startTime }) => { paints.largest = startTime; });
  observe('layout-shift', ({ value }) => { paints.shift += value; });
`;

/** Visits a URL without input. */
export const paintsOf = (browser: Browser, address: string): Promise<Paints> =>
  withSlowPage(browser, async ({ page }) => {
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForFunction('window.paints.first > 0');
    await page.waitForTimeout(1000);
    return (await page.evaluate('window.paints')) as Paints;
  });
