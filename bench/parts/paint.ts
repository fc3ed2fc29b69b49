import type { Browser } from 'playwright';
import { launchUsual, onBothSides, onSlowLine } from '../lib/browser.ts';
import { type Part, rounds } from '../lib/part.ts';

/** The visitors' pages, each in its own row. */
const pages = { login: '/login', register: '/register', menu: '/menutransit', transit: '/formtransit' };

/** The lists of the transit form, which shows an error without them: empty. */
const lists = Object.fromEntries(
  ['transit/load/namaSarkut', 'transit/ref/jnsatuan', 'pelTransit'].map((path) => [`/api/${path}`, []]),
);

/** Milliseconds from the request to the first paint. */
const firstPaint = (browser: Browser, address: string): Promise<number> =>
  onSlowLine(browser, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const paint = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`;
    return (await (await page.waitForFunction(paint)).jsonValue()) as number;
  });

const run = () =>
  onBothSides(
    lists,
    async ({ portal, lean, browser }) => {
      const theirs: number[] = [];
      const visits = Object.entries(pages).map(([name, path]) => ({
        name,
        address: `${portal}/#${path}`,
        ours: [] as number[],
      }));
      for (let round = 0; round < rounds; round += 1) {
        theirs.push(await firstPaint(browser, lean));
        for (const { address, ours } of visits) ours.push(await firstPaint(browser, address));
      }
      return Object.fromEntries(visits.map(({ name, ours }) => [name, { ours, lean: theirs }]));
    },
    launchUsual,
  );

const miss = 'looks longer at an empty page on a first visit';

export const paintPart: Part = {
  rows: {
    login: { what: 'Opens the login → first paint', bar: '≤ 0.75 of the lean page', miss },
    register: { what: 'Opens the registration → first paint', bar: '≤ 0.90 of the lean page', miss },
    menu: { what: 'Opens the visitors’ menu → first paint', bar: '≤ 0.90 of the lean page', miss },
    transit: { what: 'Opens a transit request → first paint', bar: '≤ 0.90 of the lean page', miss },
  },
  run,
};
