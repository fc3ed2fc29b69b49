import type { Page } from 'playwright';
import { inPageScript } from '../../../tools/book-pages/in-page-script.ts';

const script = inPageScript();

/** Controls that their box cuts off at its side, at the page's width; one line each. */
export async function cutOff(page: Page): Promise<string[]> {
  await page.evaluate(await script);
  const cut = await page.evaluate(async () => {
    // Tables that have no room for their columns become cards one frame later.
    for (let frames = 0; frames < 3; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return inPage.beyondTheirBox();
  });
  return cut.map((line) => `${page.viewportSize()?.width}: ${line}`);
}

/** Heads that lie over what follows them although nothing is scrolled; one line each. */
export async function covered(page: Page): Promise<string[]> {
  await page.evaluate(await script);
  const covering = await page.evaluate(() => inPage.coveringHeads());
  return covering.map((line) => `${page.viewportSize()?.width}: ${line}`);
}

/** Whether the page scrolls sideways. */
export const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
