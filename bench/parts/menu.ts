import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { launchUsual, onBothSides, onSlowLine, signIn } from '../lib/browser.ts';
import { untilDrawn } from '../lib/drawn.ts';
import { type Part, rounds } from '../lib/part.ts';
import { portalAnswers } from '../lib/portal-answers.ts';

const applications = 1000;

/** From the click on a link of the menu to the list, on a first visit that was idle for a moment. */
const visit = (browser: Browser, address: string, link: string): Promise<number> =>
  onSlowLine(browser, async (open) => {
    const { page } = open;
    await signIn(open);
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

/** The portal has fetched the page's code ahead, the lean page fetches it then. */
const run = () =>
  onBothSides(
    portalAnswers(applications),
    async ({ portal, lean, browser }) => {
      const list = { ours: [] as number[], lean: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        const leanHome = `${lean}/?rows=${applications}#/home`;
        list.lean.push(await visit(browser, leanHome, 'nav a[href="#/list"]'));
        list.ours.push(
          await visit(browser, `${portal}/#/dashboard`, 'nav a[href="#/pengajuan/listpengajuan"]'),
        );
      }
      return { list };
    },
    launchUsual,
  );

export const menuPart: Part = {
  rows: {
    list: {
      what: 'Clicks the list in the menu → 1,000 rows',
      bar: '≤ 0.40 of the lean page',
      miss: 'waits for the list almost as if its code had not been fetched ahead',
    },
  },
  run,
};
