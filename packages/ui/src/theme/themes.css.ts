import { assignVars, globalStyle } from '@vanilla-extract/css';
import { makeTheme } from './make-theme.ts';
import { lines, measures, type Shadow, shadows, touchMeasures } from './mode-values.ts';
import { songket } from './offices.ts';
import type { ThemeMode } from './roles.ts';
import { inScope, onOthersPage, onOwnPage } from './scope.ts';
import { themeScopes } from './theme-scopes.ts';
import { media } from './tokens.ts';
import { vars } from './vars.css.ts';

/** Weighs nothing: a page's own `:root` rule sets the variables that it wants. */
const root = ':where(:root)';

const px = (length: number) => (length === 0 ? '0' : `${length}px`);

/** The shadows of a stack as CSS; an empty stack is `none`. `at` is the mode's place in their colours. */
const shadowText = (stack: readonly Shadow[], at: 0 | 1) =>
  stack
    .map(({ y, blur, spread, color: { [at]: color } }) => {
      const text = typeof color === 'string' ? color : vars.color[color.role];
      return `0 ${px(y)} ${px(blur)} ${px(spread)} ${text}`;
    })
    .join(', ') || 'none';

function setOf(mode: ThemeMode) {
  const kind = mode === 'contrast' ? 'plain' : 'day';
  const at = mode === 'dark' ? 1 : 0;
  const { low, menu, dialog } = shadows[kind];
  const texts = { low: shadowText(low, at), menu: shadowText(menu, at), dialog: shadowText(dialog, at) };
  return {
    ...assignVars(vars.color, makeTheme(songket, mode)),
    ...assignVars(vars.line, lines[kind]),
    ...assignVars(vars.shadow, texts),
  };
}

const sets = { light: setOf('light'), dark: setOf('dark'), plain: setOf('contrast') };

for (const { set, selector, media: query } of themeScopes(root)) {
  const rule = { vars: sets[set] };
  globalStyle(selector, query ? { '@media': { [query]: rule } } : rule);
}

// A widget on somebody else's page is light, or as the `data-theme` around it.
globalStyle(onOwnPage('html'), { colorScheme: 'light dark' });
globalStyle(onOthersPage, { colorScheme: 'light' });
for (const [theme, colorScheme] of [
  ['light', 'light'],
  ['dark', 'dark'],
  ['contrast', 'light'],
] as const) {
  const themed = `[data-theme="${theme}"]`;
  globalStyle(`${inScope(themed)}, ${themed} ${onOthersPage}`, { colorScheme });
}
globalStyle(`${onOwnPage('html')}:not([data-theme])`, {
  '@media': { [media.moreContrast]: { colorScheme: 'light' } },
});
globalStyle(`${onOwnPage('html')}, ${inScope('[data-theme]')}, ${onOthersPage}`, {
  '@media': { [media.print]: { colorScheme: 'light' } },
});

globalStyle(root, { vars: assignVars(vars.measure, measures.comfortable) });
globalStyle(':where([data-density="compact"])', { vars: assignVars(vars.measure, measures.compact) });
globalStyle(':where(:root, [data-density])', {
  '@media': {
    [media.coarse]: {
      vars: {
        [vars.measure.control]: touchMeasures.control,
        [vars.measure.controlSmall]: touchMeasures.controlSmall,
        [vars.measure.row]: touchMeasures.row,
      },
    },
  },
});
