import axe from 'axe-core';
import type { Frame, Page } from 'playwright';

/** Loads axe into a page, once. The script's result is discarded, because it is as large as the script. */
export async function bringAxe(page: Page | Frame): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axe.source};undefined`);
}
