import axe from 'axe-core';
import type { Page } from 'playwright';

const themes = ['light', 'dark', 'contrast'] as const;

/** What axe finds on a page as it is, in one theme; one line each. */
export async function axeFinds(page: Page, theme: (typeof themes)[number] = 'light'): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(async (theme) => {
    document.documentElement.dataset.theme = theme;
    // Colours move on from parent to child, frame by frame; axe would see them half-way.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 3; still = document.getAnimations().length > 0 ? 0 : still + 1) await frame();
    const { axe: engine } = window as unknown as { axe: typeof axe };
    return engine.run(document, { resultTypes: ['violations'] });
  }, theme);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme} ${page.viewportSize()?.width}: ${id} ${target.join(' ')}`),
  );
}

/** The same in every theme, at a desk and on a phone. */
export async function axeFindsAnywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(...(await axeFinds(page, theme)));
    }
  return found;
}
