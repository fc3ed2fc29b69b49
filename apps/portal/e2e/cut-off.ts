import type { Page } from 'playwright';
import { inPageScript } from '../../../tools/book-pages/in-page-script.ts';

const script = inPageScript();

/** What a check finds in a page, with the page's width before it; one line each. */
async function found(
  page: Page,
  check: 'beyondTheirBox' | 'coveringHeads' | 'brokenDates',
): Promise<string[]> {
  await page.evaluate(await script);
  const lines = await page.evaluate(async (name) => {
    // Tables that have no room for their columns become cards one frame later.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return inPage[name]();
  }, check);
  return lines.map((line) => `${page.viewportSize()?.width}: ${line}`);
}

/** Controls that their box cuts off at its side. */
export const cutOff = (page: Page) => found(page, 'beyondTheirBox');

/** Heads that lie over what follows them although nothing is scrolled. */
export const covered = (page: Page) => found(page, 'coveringHeads');

/** Dates that stand on more than one line. */
export const broken = (page: Page) => found(page, 'brokenDates');

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
