import type { Browser, Page } from 'playwright';
import { startServer } from '../../apps/portal/e2e/server.ts';
import { listActions } from '../actions/lists.ts';
import { containerActions, goodsActions } from '../actions/rows.ts';
import { dialogs, forms, type Screen } from '../actions/screens.ts';
import { type Actions, measureActions, rowsOfActions } from '../lib/actions.ts';
import { launchUnhurried, onBothSides, openPage } from '../lib/browser.ts';
import { builtPortal, builtWidget } from '../lib/builds.ts';
import type { Part, Sample } from '../lib/part.ts';
import { portalAnswers } from '../lib/portal-answers.ts';
import { serveFolder } from '../lib/static-server.ts';
import { importsPart } from './imports.ts';

/** Lists of so many applications, as the rows name them. */
const lengths = { '1,000': 1000, '10,000': 10_000 };

/** The actions on one screen. */
interface Task {
  readonly screen: Screen;
  readonly actions: Actions;
  /** What has to be done once before. */
  readonly begin?: (page: Page) => Promise<unknown>;
}

/** The first field of text that can be typed into. */
const textField =
  'form :is(textarea, input:not([type=radio], [type=checkbox], [type=file], [role=combobox])):not([readonly], [disabled])';

const typingInto = ([what, screen]: [string, Screen]): Task => ({
  screen,
  begin: (page) => page.locator(textField).first().focus(),
  actions: {
    [`type into ${what}`]: {
      what: `Types into ${what}`,
      event: 'keydown',
      sign: `'typed: ' + document.activeElement.value`,
      act: (page, round) => page.keyboard.press(round % 2 === 0 ? '1' : 'Backspace'),
    },
  },
});

const isOpen = `document.querySelector('dialog[open], :popover-open')`;

const openingOf = ([what, { button, ...screen }]: [string, (typeof dialogs)[string]]): Task => ({
  screen,
  actions: {
    [`open ${what}`]: {
      what: `Opens ${what}`,
      sign: `${isOpen} && 'open'`,
      press: (page) => page.getByRole('button', { name: button, exact: true }).first(),
    },
    [`close ${what}`]: {
      what: `Closes ${what}`,
      event: 'keydown',
      sign: `!${isOpen} && 'closed'`,
      act: (page) => page.keyboard.press('Escape'),
    },
  },
});

const formTasks = Object.entries(forms).map(typingInto);
const dialogTasks = Object.entries(dialogs).map(openingOf);

/** Screens of the portal on a server with demo data, one after the other. */
async function onDemoScreens(tasks: readonly Task[]): Promise<Record<string, Sample>> {
  await builtPortal();
  const [server, browser] = await Promise.all([startServer(), launchUnhurried()]);
  const samples: Record<string, Sample> = {};
  try {
    for (const { screen, begin, actions } of tasks) {
      const token = screen.user ? await server.token(screen.user) : '';
      const open = await openPage(browser, `${server.url}/#${screen.address}`, token);
      await open.page.locator('#portal main').waitFor();
      await screen.arrive?.(open.page);
      await begin?.(open.page);
      Object.assign(samples, await measureActions(actions, open));
      await open.close();
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  return samples;
}

const onList = (name: keyof typeof lengths) => () => {
  const count = lengths[name];
  return onBothSides(portalAnswers(count), async ({ portal, lean, browser }) => {
    const ours = await openPage(browser, `${portal}/#/pengajuan/listpengajuan`);
    const theirs = await openPage(browser, `${lean}/?rows=${count}#/list`);
    for (const { page } of [ours, theirs]) await page.locator('tbody a').first().waitFor();
    return measureActions(listActions, ours, theirs);
  });
};

async function openGoods(browser: Browser, url: string) {
  const open = await openPage(browser, `${url}/?goods=4990`);
  await open.page.locator('[data-cell]').first().waitFor();
  return open;
}

async function openContainers(browser: Browser, url: string) {
  const open = await openPage(browser, `${url}/?declared=5000&filled=4999`);
  await open.page.getByText('Buka').click();
  await open.page.locator('[data-list-row="5000"] input').first().waitFor();
  return open;
}

async function onRows(): Promise<Record<string, Sample>> {
  const [server, browser] = await Promise.all([serveFolder(await builtWidget()), launchUnhurried()]);
  try {
    return {
      ...(await measureActions(goodsActions, await openGoods(browser, server.url))),
      ...(await measureActions(containerActions, await openContainers(browser, server.url))),
    };
  } finally {
    await browser.close();
    server.stop();
  }
}

const actionsOf = (tasks: readonly Task[]): Actions =>
  Object.assign({}, ...tasks.map(({ actions }) => actions));

const listPart = (name: keyof typeof lengths): Part => ({
  title: `Actions on a list of ${name} applications`,
  rows: rowsOfActions(listActions, 'the rows come a moment after the click or key'),
  run: onList(name),
});

/** Every action of the portal on a slow machine: `pnpm bench actions`. */
export const actionParts: Readonly<Record<string, Part>> = {
  'actions-list': listPart('1,000'),
  'actions-long-list': listPart('10,000'),
  'actions-rows': {
    title: 'Actions among 5,000 rows',
    rows: rowsOfActions(
      { ...goodsActions, ...containerActions },
      'the row is there a moment after the click or key',
    ),
    run: onRows,
  },
  'actions-forms': {
    title: 'Typing',
    rows: rowsOfActions(actionsOf(formTasks), 'the character is there a moment after the key'),
    run: () => onDemoScreens(formTasks),
  },
  'actions-dialogs': {
    title: 'Dialogs and menus',
    rows: rowsOfActions(actionsOf(dialogTasks), 'a short pause after the click or key'),
    run: () => onDemoScreens(dialogTasks),
  },
  'actions-imports': importsPart,
};
