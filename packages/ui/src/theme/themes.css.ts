import { assignVars, globalStyle } from '@vanilla-extract/css';
import { dayAndNight, highContrast } from './color-vars.ts';
import { layers } from './layers.css.ts';
import { songket } from './offices.ts';
import { themeScopes } from './theme-scopes.ts';
import { media } from './tokens.ts';
import { vars } from './vars.css.ts';

const inTokens = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.tokens]: rule } });

const ink = 'rgb(11 23 52 / .06)';
const day = {
  line: { hairline: '1px', control: '1px', error: '2px', tint: '45%' },
  shadow: {
    low: `0 1px 2px light-dark(${ink}, transparent)`,
    menu: `0 0 0 1px light-dark(${ink}, ${vars.color.border}), 0 6px 16px -3px light-dark(rgb(11 23 52 / .14), rgb(0 0 0 / .6))`,
    dialog: `0 0 0 1px light-dark(${ink}, ${vars.color.border}), 0 24px 56px -12px light-dark(rgb(11 23 52 / .32), rgb(0 0 0 / .8))`,
  },
};
const plain = {
  line: { hairline: '1px', control: '2px', error: '3px', tint: '100%' },
  shadow: { low: 'none', menu: '0 0 0 2px #000', dialog: '0 0 0 3px #000' },
};

const sets = {
  day: {
    ...assignVars(vars.color, dayAndNight(songket)),
    ...assignVars(vars.line, day.line),
    ...assignVars(vars.shadow, day.shadow),
  },
  plain: {
    ...assignVars(vars.color, highContrast(songket)),
    ...assignVars(vars.line, plain.line),
    ...assignVars(vars.shadow, plain.shadow),
  },
};

inTokens(':root', { colorScheme: 'light dark' });
inTokens('[data-theme="light"]', { colorScheme: 'light' });
inTokens('[data-theme="dark"]', { colorScheme: 'dark' });
for (const { set, selector, media: query } of themeScopes(':root')) {
  const rule = { vars: sets[set], ...(set === 'plain' && { colorScheme: 'light' }) };
  inTokens(selector, query ? { '@media': { [query]: rule } } : rule);
}

const comfortable = {
  control: '40px',
  controlSmall: '32px',
  row: '48px',
  cellBlock: '8px',
  cellInline: '16px',
  fieldGap: '24px',
  tableText: '14px',
  tableLine: '20px',
};
const compact = {
  ...comfortable,
  control: '36px',
  controlSmall: '28px',
  row: '36px',
  cellBlock: '3px',
  cellInline: '12px',
  fieldGap: '16px',
  tableText: '13px',
  tableLine: '18px',
};

inTokens(':root', { vars: assignVars(vars.measure, comfortable) });
inTokens('[data-density="compact"]', { vars: assignVars(vars.measure, compact) });
inTokens(':root, [data-density]', {
  '@media': {
    [media.coarse]: {
      vars: {
        [vars.measure.control]: '44px',
        [vars.measure.controlSmall]: '40px',
        [vars.measure.row]: '48px',
      },
    },
  },
});
