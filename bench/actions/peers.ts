import type { Page } from 'playwright';
import { type Action, type Pair, unchecked } from '../lib/actions.ts';
import { heads, listActions, one } from './lists.ts';

/** A library whose screens `bench/peers` has, and where its controls are not those of the others. */
export interface Peer {
  readonly title: string;
  /** The control of the next page. @default a button of that name */
  readonly nextPage?: string;
  /** Whether the permit type is a native select. */
  readonly isNative?: true;
  /** Whether only options that resemble the present one are shown until the field is cleared. */
  readonly isCleared?: true;
  /** The options of the permit type. @default elements with that role */
  readonly option?: string;
}

/** The peers by the name of their entry. */
export const peers: Readonly<Record<string, Peer>> = {
  aksel: { title: 'Aksel' },
  coreui: { title: 'CoreUI', nextPage: '[aria-label=Berikutnya]', isNative: true },
  mui: { title: 'MUI' },
  antd: { title: 'Ant Design', nextPage: '.ant-pagination-next', option: '.ant-select-item-option' },
  cloudscape: { title: 'Cloudscape' },
  digdir: { title: 'digdir', isCleared: true },
};

// Sorted heads without a button of their own: MUI and Cloudscape give another element its role, Ant Design gives it none.
const sortHeads = 'thead :is(button, [role=button], .ant-table-column-sorters)';
/** Two permit types whose extra fields have different numbers of choices. */
const types = ['Perubahan Data Pemberitahuan Pabean (PPFTZ)', 'Pembatalan RKSP atau Manifes'];

const { next, sort, search, letter, back } = listActions;

/** The same action on both sides. */
const onBoth = (action: Action): Pair => ({ ours: action, theirs: action });

/** What is done on a list that stays open. */
export const listPairs = ({ nextPage }: Peer): Readonly<Record<string, Pair>> => ({
  next: {
    ours: next,
    theirs: {
      ...next,
      press: (page) => (nextPage ? page.locator(nextPage) : page.getByRole('button', { name: 'Berikutnya' })),
    },
  },
  sort: {
    ours: sort,
    theirs: { ...sort, press: (page, round) => page.locator(sortHeads).nth(one(heads, round)) },
  },
  search: onBoth(search),
  letter: onBoth(letter),
  back: onBoth(back),
});

const type: Action = {
  what: 'Types into the form',
  event: 'keydown',
  sign: `'typed: ' + document.activeElement.value`,
  before: (page) => page.getByRole('textbox', { name: /^Nomor Permohonan/ }).focus(),
  act: (page, round) => page.keyboard.press(round % 2 === 0 ? '1' : 'Backspace'),
};

const permitType = (page: Page) => page.getByRole('combobox', { name: /^Jenis Izin/ });
/** The same control of every peer. */
const theirPermitType = (page: Page) => page.locator('#field-permitTypeId');

/** Chooses a permit type, whose extra field comes with it. */
function choose(control: typeof permitType, { isNative, isCleared, option }: Partial<Peer> = {}): Action {
  const common = {
    what: 'Chooses a permit type',
    sign: `document.querySelectorAll('form input[type=radio]').length`,
  };
  if (isNative)
    return {
      ...common,
      event: 'change',
      act: (page, round) => control(page).selectOption({ label: one(types, round) }),
    };
  return {
    ...common,
    async before(page, round) {
      await control(page).click(unchecked);
      if (isCleared) await control(page).fill('');
      await optionOf(page, option, one(types, round)).waitFor();
    },
    press: (page, round) => optionOf(page, option, one(types, round)),
    // One of the peers chooses when the button is released, and takes the option away before the click.
    event: 'pointerup',
  };
}

const optionOf = (page: Page, selector: string | undefined, name: string) =>
  selector ? page.locator(selector).getByText(name) : page.getByRole('option', { name });

/** What is done in a form that stays open. */
export const formPairs = (peer: Peer): Readonly<Record<string, Pair>> => ({
  type: onBoth(type),
  choose: { ours: choose(permitType), theirs: choose(theirPermitType, peer) },
});
