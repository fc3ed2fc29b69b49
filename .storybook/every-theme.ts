import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { AfterEach } from 'storybook/internal/types';
import { colourRules } from './colour-rules.ts';
import { themes, wear } from './looks.ts';

/** A colour on its way from one theme to the next is neither's. A child starts when its parent has arrived. */
function endTransitions(): void {
  const moving = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  for (let now = moving(); now.length > 0; now = moving()) for (const transition of now) transition.finish();
}

/**
 * Looks at a finished story in the themes that are left, by the check and the parameters with which the
 * accessibility addon looked at it in the first. In tests only: in the book the addon follows the toolbar.
 */
export const checkEveryTheme: AfterEach = async (story) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const root = document.documentElement;
  const { a11y } = story.parameters;
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: colourRules } };
  const problems: string[] = [];
  for (const theme of themes.filter((name) => name !== story.globals.theme)) {
    wear(root, { ...story.globals, theme });
    endTransitions();
    try {
      await checkAccess({ ...story, parameters: { ...story.parameters, a11y: { ...a11y, options } } });
    } catch (error) {
      problems.push(`In the theme “${theme}”: ${error instanceof Error ? error.message : error}`);
    }
  }
  wear(root, story.globals);
  if (problems.length > 0) throw new Error(problems.join('\n\n'));
};
