import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Portal } from '../support.ts';

/** A screen, and how to get there. */
export interface Screen {
  readonly name: string;
  /** The demo account that opens it; nobody's without. */
  readonly user?: string;
  readonly address: string;
  /** What is done there before axe looks. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** What arriving there may leave in the console. */
  readonly mayLog?: RegExp;
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

/** Opens a screen at a desk, and waits until it stands still. */
export async function openScreen(portal: Portal, screen: Screen): Promise<Page> {
  const { user, address, arrive, mayLog } = screen;
  const page = await portal.open(address, { user, ...(mayLog && { mayLog }) });
  await settle(page);
  await arrive?.(page);
  await settle(page);
  return page;
}
