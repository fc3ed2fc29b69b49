import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../tools/browser/launch.ts';
import { buildBoth, folders } from './lib/builds.ts';
import { compare, type Figure, type Part } from './lib/figure.ts';
import { portalAnswers } from './lib/portal-answers.ts';
import { withSlowPage } from './lib/slow-page.ts';
import { serveFolder } from './lib/static-server.ts';
import { untilDrawn } from './lib/until-drawn.ts';

const rounds = 9;
const applications = 1000;
const bar = 0.4;

/** From the click on a link of the menu to the list, on a first visit that was idle for a moment. */
const visit = (browser: Browser, address: string, link: string): Promise<number> =>
  withSlowPage(browser, async ({ page }) => {
    await page.addInitScript(`sessionStorage.setItem('pabean.token', 'bench')`);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    // The dashboard may open an announcement first.
    await page.keyboard.press('Escape');
    const item = page.locator(link).first();
    // Hovering over a link fetches its code, which must have arrived here.
    await item.hover();
    await wait(2000);
    await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }))');
    return untilDrawn(page, 'click', () => item.click());
  });

/** Click in the menu → list painted; the portal has prefetched the page's code, the lean page fetches it then. */
async function run(): Promise<Figure[]> {
  await buildBoth();
  const [portal, leanServer, browser] = await Promise.all([
    serveFolder(folders.portal, portalAnswers(applications)),
    serveFolder(folders.lean),
    chromium.launch(launchOptions()),
  ]);
  const ours: number[] = [];
  const lean: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    lean.push(
      await visit(browser, `${leanServer.url}/work.html?rows=${applications}#/`, 'nav a[href="#/list"]'),
    );
    ours.push(await visit(browser, `${portal.url}/#/dashboard`, 'nav a[href="#/pengajuan/listpengajuan"]'));
  }
  await browser.close();
  for (const server of [portal, leanServer]) server.stop();
  return [compare({ what: 'Click in the menu → list drawn, 1,000 rows', ours, lean, bar })];
}

export const menuPart: Part = {
  title: `To the list, 10 Mbit/s, 40 ms, CPU slowed 4 times, ${rounds} rounds (the lean page fetches no code ahead)`,
  run,
};
