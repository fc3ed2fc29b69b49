import type { Page } from 'playwright';
import { inPageScript } from '../../../tools/book-pages/in-page-script.ts';

const script = inPageScript();

/** Controls that their box cuts off at its side, at the widths between a phone and a desk; one line each. */
export async function cutOffAnywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(await script);
    const cut = await page.evaluate(async () => {
      // Tables that have no room for their columns become cards one frame later.
      for (let frames = 0; frames < 3; frames++)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      return inPage.beyondTheirBox();
    });
    found.push(...cut.map((line) => `${width}: ${line}`));
  }
  return found;
}
