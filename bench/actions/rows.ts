import type { Page } from 'playwright';
import type { Actions } from '../lib/actions.ts';

const count = `document.querySelector('tfoot th')?.textContent`;
const isForm = `document.querySelector('tbody form')`;
const isLastDrawn = `document.querySelector('[data-list-row="5000"] input')`;

const form = (page: Page) => page.getByRole('form');
const type = (page: Page) => page.keyboard.press('1');

/** Among 4,990 articles of a record, some fewer than there may be: the first one is changed and copied, then deleted. */
export const goodsActions: Actions = {
  goodsOpen: {
    what: 'Opens an article among 5,000 for typing',
    event: 'keydown',
    sign: `${isForm} && 'open'`,
    before: (page) => page.locator('[data-cell="description"]').first().focus(),
    act: (page) => page.keyboard.press('F2'),
  },
  goodsType: {
    what: 'Types into it',
    event: 'keydown',
    sign: `document.activeElement.value`,
    before: (page) => form(page).getByRole('textbox').first().focus(),
    act: type,
  },
  goodsChange: {
    what: 'Saves it',
    sign: `!${isForm} && 'saved'`,
    before: (page, round) =>
      form(page)
        .getByRole('textbox', { name: /^Nilai/ })
        .fill(String(2_000_000 + round)),
    press: (page) => form(page).getByRole('button', { name: 'Simpan' }),
  },
  goodsAdd: {
    what: 'Adds another one',
    sign: count,
    before: (page) =>
      page
        .getByRole('button', { name: /^Gandakan/ })
        .first()
        .click(),
    press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Simpan', exact: true }),
  },
  goodsDelete: {
    what: 'Deletes one',
    sign: count,
    before: (page) => page.locator('[data-delete-row]').first().click(),
    press: (page) => page.getByRole('button', { name: 'Hapus', exact: true }),
  },
};

/** In a list for 5,000 containers, of which the last one has not been filled in. */
export const containerActions: Actions = {
  containerType: {
    what: 'Types into a container among 5,000',
    event: 'keydown',
    sign: `document.activeElement.value`,
    before: (page) => page.locator('[data-list-row="5000"] input').first().focus(),
    act: type,
  },
  containerDelete: {
    what: 'Deletes a container among 5,000',
    sign: `!${isLastDrawn} && 'deleted'`,
    press: (page) =>
      page
        .locator('[data-list-row]')
        .last()
        .getByRole('button', { name: /^Hapus/ }),
  },
  containerAdd: {
    what: 'Adds a container to 4,999',
    sign: `${isLastDrawn} && 'added'`,
    press: (page) => page.locator('[data-list-add]'),
  },
};
