import { expect, it } from 'vitest';
import { axeFinds } from '../axe.ts';
import { broken, covered, cutOff, isTooWide } from '../cut-off.ts';
import { startPortal } from '../support.ts';
import { createViewer, type Screen } from './screen.ts';

/** Checks each screen in the light theme, alternating between desktop and phone. */
export function describeScreens(screens: readonly Screen[]): void {
  const view = createViewer(startPortal());
  const looks = screens.map((screen, index) => ({ ...screen, width: index % 2 === 0 ? 1440 : 390 }));

  it.each(looks)(
    '$name at $width px: axe finds nothing, no control is cut off, no date broken, and no row covered',
    ({ width, ...screen }) =>
      view(screen, async (page) => {
        await page.setViewportSize({ width, height: 900 });
        expect(await axeFinds(page)).toEqual([]);
        expect([...(await cutOff(page)), ...(await broken(page))]).toEqual([]);
        // A phone shows cards, which have no column heads.
        await page.setViewportSize({ width: 1024, height: 900 });
        expect(await covered(page)).toEqual([]);
      }),
  );
}

/** Checks each screen in every theme, at every width. */
export function describeScreensEverywhere(screens: readonly Screen[]): void {
  const view = createViewer(startPortal());

  it.each(screens)('$name: in every theme and at every width', (screen) =>
    view(screen, async (page) => {
      const found: string[] = [];
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await axeFinds(page)));
        for (const theme of ['dark', 'contrast'] as const)
          found.push(...(await axeFinds(page, { theme, coloursOnly: true })));
      }
      for (const width of [1440, 1280, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await cutOff(page)), ...(await covered(page)), ...(await broken(page)));
      }
      expect(found).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => isTooWide(page)).toBe(false);
    }),
  );
}
