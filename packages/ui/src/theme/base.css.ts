import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { inScope, onOwnPage, outermost } from './scope.ts';
import { font, media, type } from './tokens.ts';
import { vars } from './vars.css.ts';

const base = (element: string, rule: GlobalStyleRule) => globalStyle(inScope(element), rule);

globalStyle(onOwnPage('html'), { WebkitTextSizeAdjust: '100%', scrollPaddingBlockStart: '88px' });
globalStyle(onOwnPage('body'), { background: vars.color.canvas });
globalStyle(outermost, {
  ...type.body,
  fontFamily: font.sans,
  // Jakarta's space is narrow, and its contextual alternates stretch the hyphen between digits.
  wordSpacing: '.045em',
  fontVariantLigatures: 'common-ligatures no-contextual',
  color: vars.color.text,
  textRendering: 'optimizeLegibility',
});
for (const element of ['h1', 'h2', 'h3', 'h4']) base(element, { textWrap: 'balance' });
base('h1', { ...type.title, '@media': { [media.phone]: type.titlePhone } });
base('h2', type.heading);
base('h3', type.subheading);
base('h4', { ...type.body, fontWeight: 650 });
base('p', { textWrap: 'pretty' });
base('a', { color: vars.color.link, textUnderlineOffset: '3px', textDecorationThickness: '1px' });
base('a:hover', { color: vars.color.linkHover, textDecorationThickness: '2px' });
for (const element of ['b', 'strong']) base(element, { fontWeight: 600 });
// Its proportional 1 is half as wide as its 0.
for (const element of ['table', 'input', 'time', 'output'])
  base(element, { fontVariantNumeric: 'tabular-nums lining-nums' });
