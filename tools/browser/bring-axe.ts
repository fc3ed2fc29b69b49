import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Brings axe into a page, once. Nothing comes back: what the script gives is as large as it is. */
export async function bringAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};undefined`);
}
