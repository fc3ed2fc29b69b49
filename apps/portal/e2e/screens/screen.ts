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

/** Opens a screen on a desktop, and waits until it is stable. */
export async function openScreen(portal: Portal, screen: Screen): Promise<Page> {
  const { user, address, arrive, mayLog } = screen;
  const page = await portal.open(address, { user, ...(mayLog && { mayLog }) });
  await settle(page);
  await arrive?.(page);
  await settle(page);
  return page;
}
