import type axe from 'axe-core';
import type { Page } from 'playwright';
import { colourRules } from '../../../.storybook/colour-rules.ts';
import { bringAxe } from '../../../tools/browser/bring-axe.ts';

/** The theme in which a page is checked. */
export type Theme = 'light' | 'dark' | 'contrast';

/** Options of a check. */
interface AxeOptions {
  /** @default 'light' */
  readonly theme?: Theme;
  /** Only the rules about colours: the others' results are the same in every theme. */
  readonly coloursOnly?: boolean;
}

/** Violations found by axe on a page in one theme; one line each. */
export async function axeFinds(
  page: Page,
  { theme = 'light', coloursOnly = false }: AxeOptions = {},
): Promise<string[]> {
  await bringAxe(page);
  const rules = coloursOnly ? [...colourRules] : undefined;
  const { violations } = await page.evaluate(
    async ({ theme, rules }) => {
      document.documentElement.dataset.theme = theme;
      // Colour transitions run from parent to child, frame by frame; axe would measure intermediate values.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const start = performance.now();
      for (let still = 0; still < 3; still = document.getAnimations().length > 0 ? 0 : still + 1) {
        await frame();
        if (performance.now() - start > 20_000) throw new Error('The page does not stop moving.');
      }
      const { axe: engine } = window as unknown as { axe: typeof axe };
      return engine.run(document, {
        reporter: 'no-passes',
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      });
    },
    { theme, rules },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${theme} ${page.viewportSize()?.width}: ${id} ${target.join(' ')}`),
  );
}
