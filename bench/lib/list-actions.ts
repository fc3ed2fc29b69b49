import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { OpenPage } from './browser.ts';
import { untilDrawn } from './until-drawn.ts';

/** An action on a list: returns the milliseconds until its result is painted. The round is counted from 0. */
export type ListAction = (open: OpenPage, round: number) => Promise<number>;

const words = ['karimun', 'natuna', 'lingga', 'bintan', 'batam'];
// Company, number and permit type, in rotation.
const heads = [1, 0, 3];

/** Brings a page to the front, and waits until it is idle. */
export async function settle(page: Page): Promise<void> {
  await page.bringToFront();
  await page.locator('tbody a').first().waitFor();
  await page.waitForFunction(`!document.querySelector('[aria-busy=true]')`);
  await wait(700);
  await page.evaluate('new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 3000 }))');
}

// Without Playwright's hit test, which would force a layout between the event and its handlers.
const unchecked = { force: true };

const nextPage: ListAction = ({ page, slowed }) => {
  const next = page.locator('button[aria-label="Berikutnya"]');
  return slowed(() => untilDrawn(page, 'click', () => next.click(unchecked)));
};

const sort: ListAction = ({ page, slowed }, round) => {
  const head = page.locator('thead button').nth(heads[round % heads.length] ?? 0);
  return slowed(() => untilDrawn(page, 'click', () => head.click(unchecked)));
};

/** Searches for a word that the first row does not have, entered at once; then the field is cleared. */
const search: ListAction = async ({ page, slowed }, round) => {
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
const back: ListAction = async ({ page, slowed }) => {
  const link = page.locator('tbody a').first();
  const number = await link.textContent();
  await link.click();
  await page.waitForFunction(`!document.querySelector('[role=searchbox], input[type=search]')`);
  await wait(700);
  const took = await slowed(() => untilDrawn(page, 'popstate', () => page.evaluate('history.back()')));
  if ((await page.locator('tbody a').first().textContent()) !== number)
    throw new Error('The list did not come back as it was left.');
  return took;
};

/** All actions on a list, in the order of a round. */
export const listActions = { nextPage, sort, search, back };

/** The name of an action. */
export type ListActionName = keyof typeof listActions;
