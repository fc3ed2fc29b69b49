import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Portal } from '../support.ts';

/** A screen, and the steps to it. */
export interface Screen {
  readonly name: string;
  /** The demo account that opens it; a visitor without one. */
  readonly user?: string;
  readonly address: string;
  /** Steps before axe runs. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** Console messages that these steps may cause. */
  readonly mayLog?: RegExp;
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

/** Goes to another page of the portal without loading it again, and waits until that page is shown. */
async function goTo(page: Page, address: string) {
  const heading = await page.$('h1');
  await page.evaluate((hash) => location.assign(hash), `#${address}`);
  await page.waitForFunction((before) => {
    const shown = document.querySelector('h1');
    return shown && shown !== before;
  }, heading);
}

/** Notes whether anything is typed or chosen in a tab from now on. */
const watchInput = (page: Page) =>
  page.evaluate(() =>
    addEventListener('input', () => Object.assign(window, { hasInput: true }), { capture: true, once: true }),
  );
const hasInput = (page: Page) => page.evaluate(() => 'hasInput' in window);

/**
 * Shows screens, one after the other. A user's tab goes from screen to screen, because loading the portal takes longer than
 * looking at it, until something is typed in it: that would be kept for the next screen.
 */
export function createViewer(portal: () => Portal) {
  const tabs = new Map<string, Page>();

  async function tabAt({ user = '', address, mayLog }: Screen): Promise<Page> {
    const known = mayLog ? undefined : tabs.get(user);
    tabs.delete(user);
    if (!known) {
      const page = await portal().open(address, { user, ...(mayLog ? { mayLog } : { stays: true }) });
      await watchInput(page);
      return page;
    }
    await known.unrouteAll();
    await known.setViewportSize({ width: 1440, height: 900 });
    // In between: the next screen may be another state of the page that is shown.
    await goTo(known, '/between-screens');
    await goTo(known, address);
    return known;
  }

  /** Opens a screen on a desktop, waits until it is stable, and looks at it. */
  return async function view(screen: Screen, look: (page: Page) => Promise<void>): Promise<void> {
    const { user = '', arrive, mayLog } = screen;
    const page = await tabAt(screen);
    await settle(page);
    await arrive?.(page);
    await settle(page);
    await look(page);
    if (mayLog) return;
    if (await hasInput(page)) await page.context().close();
    else tabs.set(user, page);
  };
}
