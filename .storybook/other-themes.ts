import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { colourRules } from './colour-rules.ts';
import { applyGlobals, themes } from './toolbar.ts';

/**
 * Whether this run checks stories in the other themes, and leaves the first theme to the accessibility addon in the run
 * of `pnpm test`. In the book the addon follows the toolbar.
 */
export const checksOtherThemes = () => import.meta.env.STORY_THEMES === 'others';

/**
 * Checks the colours of a finished story in the other themes, with the check and parameters of the accessibility addon.
 * The tests' browser prefers reduced motion, where no colour is in transition.
 */
export const checkOtherThemes: AfterEach = async (story) => {
  if (!checksOtherThemes()) return;
  const root = document.documentElement;
  const { a11y: _, ...globals } = story.globals;
  const { a11y } = story.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: colourRules } };
  const problems: string[] = [];
  for (const theme of themes.filter((name) => name !== story.globals.theme)) {
    applyGlobals(root, { ...story.globals, theme });
    try {
      await checkAccess({
        ...story,
        globals,
        parameters: { ...story.parameters, a11y: { ...a11y, options } },
      });
    } catch (error) {
      problems.push(`In the theme “${theme}”: ${error instanceof Error ? error.message : error}`);
    }
  }
  applyGlobals(root, story.globals);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
};
