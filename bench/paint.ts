import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { serveFolder } from './lib/static-server.ts';
import { median, spread } from './lib/statistics.ts';
import { printTable } from './lib/table.ts';

const rounds = 9;
const bar = 1.1;
const tenMegabits = (10 * 1000 * 1000) / 8;

interface Paint {
  first: number;
  largest: number;
}

const observe = `
  window.paints = { first: 0, largest: 0 };
  new PerformanceObserver((list) => { for (const entry of list.getEntriesByName('first-contentful-paint')) window.paints.first = entry.startTime; })
    .observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.paints.largest = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
`;

async function paintOf(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: tenMegabits,
    uploadThroughput: tenMegabits,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForFunction('window.paints.first > 0');
  await page.waitForTimeout(300);
  const paint = (await page.evaluate('window.paints')) as Paint;
  await context.close();
  return paint;
}

/** How soon the login page is drawn, against the lean page, in turns. */
export async function benchPaint(): Promise<void> {
  await buildBoth();
  const [portal, lean, browser] = await Promise.all([
    serveFolder(folders.portal),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  const ours: Paint[] = [];
  const theirs: Paint[] = [];
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await paintOf(browser, `${lean.url}/`));
    ours.push(await paintOf(browser, `${portal.url}/#/login`));
  }
  await browser.close();
  for (const server of [portal, lean]) server.stop();
  const row = (what: string, pick: (paint: Paint) => number) => {
    const ratio = median(ours.map(pick)) / median(theirs.map(pick));
    return {
      what: `${what}, ratio ${ratio.toFixed(2)}`,
      figure: spread(ours.map(pick), 0, ' ms'),
      lean: spread(theirs.map(pick), 0, ' ms'),
      bar: `≤ ${bar.toFixed(2)} of lean`,
      good: ratio <= bar,
    };
  };
  printTable(`Login, 10 Mbit/s, 40 ms, CPU slowed 4 times, ${rounds} rounds`, [
    row('First paint', ({ first }) => first),
    row('Largest paint', ({ largest }) => largest),
  ]);
}
