import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { font, media, type } from './tokens.ts';
import { vars } from './vars.css.ts';

type Rule = Parameters<typeof globalStyle>[1];
const reset = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } });
const base = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [layers.base]: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table, dialog', {
  margin: 0,
  padding: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('fieldset, dialog', { border: 0, minInlineSize: 0 });
reset('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  wordSpacing: 'inherit',
});
reset('table', { borderCollapse: 'separate', borderSpacing: 0, inlineSize: '100%' });
reset('svg', { display: 'block', flex: 'none' });
reset('[hidden]', { display: 'none !important' });

base('html', { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: '88px' });
base('body', {
  ...type.body,
  fontFamily: font.sans,
  // Jakarta's space is narrow, and its contextual alternates stretch the hyphen between digits.
  wordSpacing: '.045em',
  fontVariantLigatures: 'common-ligatures no-contextual',
  color: vars.color.text,
  background: vars.color.canvas,
  textRendering: 'optimizeLegibility',
});
base('h1, h2, h3, h4', { textWrap: 'balance' });
base('h1', { ...type.title, '@media': { [media.phone]: type.titlePhone } });
base('h2', type.heading);
base('h3', type.subheading);
base('h4', { ...type.body, fontWeight: 650 });
base('p', { textWrap: 'pretty' });
base('a', { color: vars.color.link, textUnderlineOffset: '3px', textDecorationThickness: '1px' });
base('a:hover', { color: vars.color.linkHover, textDecorationThickness: '2px' });
base('b, strong', { fontWeight: 600 });
// Its proportional 1 is half as wide as its 0.
base('table, input, time, output', { fontVariantNumeric: 'tabular-nums lining-nums' });
base('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // None at all: even with one of a millisecond every element would start a transition whenever its style changes.
      transitionDuration: '0s !important',
    },
  },
});
