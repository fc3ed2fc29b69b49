import type { Page } from 'playwright';
import type { Action, Actions } from '../lib/actions.ts';
import { firstRow } from '../lib/drawn.ts';

const countOfRows = `document.querySelectorAll('tbody tr').length`;
/** What a screen reader is told about the rows that were found. */
const found = `document.querySelector('section [role=status]')?.textContent`;

const words = ['karimun', 'natuna', 'lingga', 'bintan', 'batam'];
// Company, number and permit type, in turns.
export const heads = [1, 0, 3];
const statuses = ['Dalam proses', 'Disetujui', 'Ditolak'];
const sizes = ['25', '50', '100'];

/** The item of a round: they take turns. */
export const one = <Item>(items: readonly Item[], round: number) => items[round % items.length] as Item;
const firstLink = (page: Page) => page.locator('tbody a').first();

const next = {
  what: 'Turns the page',
  sign: firstRow,
  press: (page) => page.locator('button[aria-label="Berikutnya"]'),
  isOnLean: true,
} satisfies Action;

const sort = {
  what: 'Sorts',
  sign: firstRow,
  press: (page, round) => page.locator('thead button').nth(one(heads, round)),
  isOnLean: true,
} satisfies Action;

/** The beginning of a word that the first row does not have. */
const search = {
  what: 'Searches',
  event: 'input',
  sign: firstRow,
  before: (page) => page.getByRole('searchbox').focus(),
  async act(page, round) {
    const first = (await page.locator('tbody tr').first().textContent())?.toLowerCase();
    const fitting = words.filter((word) => !first?.includes(word));
    await page.keyboard.insertText(one(fitting, round).slice(0, -1));
  },
  isOnLean: true,
} satisfies Action;

/** The last letter of that word; then the field is cleared. */
const letter = {
  what: 'Types a letter more',
  event: 'input',
  sign: `${firstRow} && document.activeElement.value`,
  async act(page) {
    const typed = await page.getByRole('searchbox').inputValue();
    await page.keyboard.insertText(words.find((word) => word.startsWith(typed))?.at(-1) ?? '');
  },
  after: (page) => page.getByRole('searchbox').fill(''),
  isOnLean: true,
} satisfies Action;

const filter = {
  what: 'Chooses a status',
  sign: found,
  press: (page, round) =>
    page
      .getByRole('group', { name: 'Saring menurut status' })
      .getByRole('button', { name: one(statuses, round) }),
  after: (page) =>
    page
      .getByRole('group', { name: 'Saring menurut status' })
      .getByRole('button', { name: /^Semua/ })
      .click(),
} satisfies Action;

const back = {
  what: 'Comes back from a detail',
  event: 'popstate',
  sign: firstRow,
  async before(page) {
    await firstLink(page).click();
    await page.getByRole('searchbox').waitFor({ state: 'detached' });
  },
  act: (page) => page.evaluate('history.back()'),
  isOnLean: true,
} satisfies Action;

const choose = (page: Page, rows: string) => page.locator('section select').last().selectOption(rows);

const size = {
  what: 'Chooses 25, 50 or 100 rows on a page, in turns',
  event: 'change',
  sign: countOfRows,
  act: (page, round) => choose(page, one(sizes, round)),
  after: (page) => choose(page, '10'),
} satisfies Action;

/** The actions on a list of applications. */
export const listActions = { next, sort, search, letter, filter, back, size } satisfies Actions;
