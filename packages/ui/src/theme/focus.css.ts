import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { vars } from './vars.css.ts';

/** The focus ring of all controls: gold with a dark edge. */
globalStyle(':is(a, button, input, select, textarea, summary, [tabindex]):focus-visible', {
  '@layer': {
    [layers.focus]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 0,
      boxShadow: `0 0 0 4px ${vars.color.focusEdge}`,
    },
  },
});

globalStyle('[data-chrome] :is(a, button):focus-visible', {
  '@layer': { [layers.focus]: { boxShadow: `0 0 0 4px ${vars.color.chrome}` } },
});
