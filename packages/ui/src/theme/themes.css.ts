import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dayAndNight, highContrast } from './color-vars.ts';
import { layers } from './layers.css.ts';
import { lines, measures, type Shadow, shadows, touchMeasures } from './mode-values.ts';
import { songket } from './offices.ts';
import { themeScopes } from './theme-scopes.ts';
import { media } from './tokens.ts';
import { vars } from './vars.css.ts';

const inTokens = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

const px = (length: number) => (length === 0 ? '0' : `${length}px`);

/** The shadows of a stack as CSS; an empty stack is `none`. */
const shadowText = (stack: readonly Shadow[]) =>
  stack
    .map(({ y, blur, spread, color }) => {
      const [light, dark] = color.map((each) => (typeof each === 'string' ? each : vars.color[each.role]));
      return `0 ${px(y)} ${px(blur)} ${px(spread)} ${light === dark ? light : `light-dark(${light}, ${dark})`}`;
    })
    .join(', ') || 'none';

const shadowsOf = ({ low, menu, dialog }: Record<keyof typeof vars.shadow, readonly Shadow[]>) => ({
  low: shadowText(low),
  menu: shadowText(menu),
  dialog: shadowText(dialog),
});

const sets = {
  day: {
    ...assignVars(vars.color, dayAndNight(songket)),
    ...assignVars(vars.line, lines.day),
    ...assignVars(vars.shadow, shadowsOf(shadows.day)),
  },
  plain: {
    ...assignVars(vars.color, highContrast(songket)),
    ...assignVars(vars.line, lines.plain),
    ...assignVars(vars.shadow, shadowsOf(shadows.plain)),
  },
};

inTokens(':root', { colorScheme: 'light dark' });
inTokens('[data-theme="light"]', { colorScheme: 'light' });
inTokens('[data-theme="dark"]', { colorScheme: 'dark' });
for (const { set, selector, media: query } of themeScopes(':root')) {
  const rule = { vars: sets[set], ...(set === 'plain' && { colorScheme: 'light' }) };
  inTokens(selector, query ? { '@media': { [query]: rule } } : rule);
}

inTokens(':root', { vars: assignVars(vars.measure, measures.comfortable) });
inTokens('[data-density="compact"]', { vars: assignVars(vars.measure, measures.compact) });
inTokens(':root, [data-density]', {
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
