import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import type { Globals } from 'storybook/internal/types';
import { addons } from 'storybook/manager-api';
import { bookTheme } from './book-theme.ts';
import { modeOf } from './mode.ts';
import { offices } from './offices.ts';

addons.setConfig({ theme: bookTheme('light'), sidebar: { showRoots: true } });

// Storybook's own frame follows the toolbar, too.
addons.register('pabean/look', (api) => {
  let current: Globals = {};
  const update = () =>
    api.setOptions({ theme: bookTheme(modeOf(current.theme), offices[String(current.office)]) });
  const follow = ({ globals }: { globals: Globals }) => {
    current = globals;
    update();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'])
    window.matchMedia(query).addEventListener('change', update);
});
