import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { inRoot, inScope, outermost, scope } from './scope.ts';
import { media } from './tokens.ts';

/**
 * What has author styles that “revert” would undo as well: a language, an svg's size and colours, and popovers where the polyfill
 * styles them, in a layer.
 */
const withStyles = ':where([lang], svg, svg *, [popover])';

// What rules of the page around us set for elements, and what only they set, is as if it were not there.
for (const pseudo of ['', '::before', '::after', '::placeholder', '::marker', '::backdrop'])
  globalStyle(inScope(`:where(:not(${withStyles}))`, pseudo), { all: 'revert' });
globalStyle(inScope(withStyles), { all: 'revert-layer' });

// The same for what the page sets for links and controls in a state, `a:hover {}`, which weighs a class more: on our roots only.
globalStyle(`:is(a, button, input, select, textarea).${scope}:is(:hover, :focus, :active)`, {
  background: 'revert',
  boxShadow: 'revert',
  filter: 'revert',
  opacity: 'revert',
  textDecorationLine: 'revert',
  transform: 'revert',
});

// What is inherited from the page around us.
globalStyle(outermost, {
  font: 'medium serif',
  letterSpacing: 'normal',
  textAlign: 'start',
  textIndent: 0,
  textShadow: 'none',
  textTransform: 'none',
  whiteSpace: 'normal',
  wordBreak: 'normal',
  overflowWrap: 'normal',
  WebkitHyphens: 'manual',
  hyphens: 'manual',
  tabSize: 8,
  cursor: 'auto',
  listStyle: 'outside disc',
  quotes: 'auto',
  caretColor: 'auto',
  accentColor: 'auto',
  WebkitTextFillColor: 'currentcolor',
  WebkitFontSmoothing: 'auto',
  WebkitTapHighlightColor: 'initial',
});

const reset = (elements: readonly string[], rule: GlobalStyleRule) =>
  globalStyle(elements.map((element) => inScope(element)).join(', '), rule);

for (const pseudo of ['', '::before', '::after'])
  globalStyle(inScope('', pseudo), {
    boxSizing: 'border-box',
    '@media': {
      [media.reducedMotion]: {
        animationDuration: '1ms !important',
        animationIterationCount: '1 !important',
        // None at all: even with one of a millisecond every element would start a transition whenever its style changes.
        transitionDuration: '0s !important',
      },
    },
  });
reset(
  [
    'body',
    'h1',
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'dl',
    'dd',
    'figure',
    'fieldset',
    'legend',
    'table',
    'dialog',
  ],
  {
    margin: 0,
    padding: 0,
  },
);
reset(['ul', 'ol'], { listStyle: 'none' });
reset(['fieldset', 'dialog'], { border: 0, minInlineSize: 0 });
for (const control of ['button', 'input', 'select', 'textarea'])
  globalStyle(inRoot(control), {
    font: 'inherit',
    color: 'inherit',
    letterSpacing: 'inherit',
    wordSpacing: 'inherit',
  });
reset(['table'], { borderCollapse: 'separate', borderSpacing: 0, inlineSize: '100%' });
reset(['svg'], { display: 'block', flex: 'none' });
reset(['[hidden]'], { display: 'none !important' });
