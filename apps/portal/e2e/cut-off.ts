import type { Page } from 'playwright';
import { inPageScript } from '../../../tools/browser/in-page-script.ts';

const script = inPageScript();

/** Results of a check in a page, prefixed by the page's width; one line each. */
async function found(
  page: Page,
  check: 'beyondTheirBox' | 'coveringHeads' | 'brokenDates',
): Promise<string[]> {
  await page.evaluate(await script);
  const lines = await page.evaluate(async (name) => {
    // Tables without room for their columns become cards one frame later.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return inPage[name]();
  }, check);
  return lines.map((line) => `${page.viewportSize()?.width}: ${line}`);
}

/** Controls that are cut off at the side of their box. */
export const cutOff = (page: Page) => found(page, 'beyondTheirBox');

/** Sticky heads that cover the content below although nothing is scrolled. */
export const covered = (page: Page) => found(page, 'coveringHeads');

/** Dates that wrap onto more than one line. */
export const broken = (page: Page) => found(page, 'brokenDates');

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
