import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { type OpenPage, onBothSides, openPage } from '../lib/browser.ts';
import { untilDrawn } from '../lib/drawn.ts';
import { type Part, rounds, type Sample } from '../lib/part.ts';
import { portalAnswers } from '../lib/portal-answers.ts';

/** An action on a list: returns the milliseconds until its result is painted. The round is counted from 0. */
type Action = (open: OpenPage, round: number) => Promise<number>;

const words = ['karimun', 'natuna', 'lingga', 'bintan', 'batam'];
// Company, number and permit type, in rotation.
const heads = [1, 0, 3];

/** Brings a page to the front, and waits until it is idle. */
async function settle(page: Page): Promise<void> {
  await page.bringToFront();
  await page.locator('tbody a').first().waitFor();
  await page.waitForFunction(`!document.querySelector('[aria-busy=true]')`);
  await wait(400);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }))');
}

// Without Playwright's hit test, which would force a layout between the event and its handlers.
const unchecked = { force: true };

const next: Action = ({ page, slowed }) => {
  const button = page.locator('button[aria-label="Berikutnya"]');
  return slowed(() => untilDrawn(page, 'click', () => button.click(unchecked)));
};

const sort: Action = ({ page, slowed }, round) => {
  const head = page.locator('thead button').nth(heads[round % heads.length] ?? 0);
  return slowed(() => untilDrawn(page, 'click', () => head.click(unchecked)));
};

/** Searches for a word that the first row does not have, entered at once; then the field is cleared. */
const search: Action = async ({ page, slowed }, round) => {
  const first = (await page.locator('tbody tr').first().textContent())?.toLowerCase();
  const fitting = words.filter((word) => !first?.includes(word));
  const field = page.getByRole('searchbox');
  await field.focus();
  const took = await slowed(() =>
    untilDrawn(page, 'input', () => page.keyboard.insertText(fitting[round % fitting.length] ?? '')),
  );
  await untilDrawn(page, 'input', () => field.fill(''));
  return took;
};

/** Back from the detail of the first row. */
const back: Action = async ({ page, slowed }) => {
  const link = page.locator('tbody a').first();
  const number = await link.textContent();
  await link.click();
  await page.waitForFunction(`!document.querySelector('[role=searchbox], input[type=search]')`);
  await wait(400);
  const took = await slowed(() => untilDrawn(page, 'popstate', () => page.evaluate('history.back()')));
  if ((await page.locator('tbody a').first().textContent()) !== number)
    throw new Error('The list did not come back as it was left.');
  return took;
};

/** Every action on both sides alternately; a first round is not counted. */
const measure = (rows: number, actions: Readonly<Record<string, Action>>) =>
  onBothSides(portalAnswers(rows), async ({ portal, lean, browser }) => {
    const ours = await openPage(browser, `${portal}/#/pengajuan/listpengajuan`);
    const theirs = await openPage(browser, `${lean}/?rows=${rows}#/list`);
    const times = Object.entries(actions).map(([name, act]) => ({
      name,
      act,
      ours: [] as number[],
      lean: [] as number[],
    }));
    for (let round = 0; round <= rounds; round += 1)
      for (const each of times) {
        await settle(theirs.page);
        const lean = await each.act(theirs, round);
        await settle(ours.page);
        const own = await each.act(ours, round);
        if (round === 0) continue;
        each.lean.push(lean);
        each.ours.push(own);
      }
    return Object.fromEntries(times.map(({ name, ours, lean }) => [name, { ours, lean } satisfies Sample]));
  });

const missed = {
  next: 'the next rows come some hundredths of a second later',
  sort: 'the sorted rows come some hundredths of a second later',
  search: 'what was found comes some hundredths of a second later',
  back: 'the list is there after a noticeable pause',
};

export const listPart: Part = {
  rows: {
    next: { what: 'Turns the page of a list of 1,000', bar: '≤ 1.50 of the lean page', miss: missed.next },
    sort: { what: 'Sorts it', bar: '≤ 1.50 of the lean page', miss: missed.sort },
    search: { what: 'Searches it', bar: '≤ 1.50 of the lean page', miss: missed.search },
    back: { what: 'Comes back to it from a detail', bar: '≤ 1.50 of the lean page', miss: missed.back },
  },
  run: () => measure(1000, { next, sort, search, back }),
};

export const longListPart: Part = {
  title: 'Long lists of applications',
  rows: {
    next: { what: 'Turns the page of 10,000', bar: '≤ 1.10 of the lean page', miss: missed.next },
    sort: { what: 'Sorts 10,000', bar: '≤ 1.10 of the lean page', miss: missed.sort },
    search: { what: 'Searches 10,000', bar: '≤ 1.10 of the lean page', miss: missed.search },
    sortLong: { what: 'Sorts 100,000', bar: '≤ 0.30 of the lean page', miss: missed.sort },
    searchLong: { what: 'Searches 100,000', bar: '≤ 0.80 of the lean page', miss: missed.search },
    backLong: {
      what: 'Comes back to 100,000 from a detail',
      bar: '≤ 0.15 of the lean page',
      miss: missed.back,
    },
  },
  run: async () => ({
    ...(await measure(10_000, { next, sort, search })),
    ...(await measure(100_000, { sortLong: sort, searchLong: search, backLong: back })),
  }),
};
