import { inScope } from './scope.ts';
import { globalStyled } from './styled.ts';
import { vars } from './vars.css.ts';

const focused = ':is(a, button, input, select, textarea, summary, [tabindex]):focus-visible';

/** The focus ring of all controls: gold with a dark edge. */
globalStyled(
  inScope(focused),
  {
    outline: `2px solid ${vars.color.focus}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 4px ${vars.color.focusEdge}`,
  },
  'focus',
);

globalStyled(
  `[data-chrome] ${inScope(':is(a, button):focus-visible')}`,
  { boxShadow: `0 0 0 4px ${vars.color.chrome}` },
  'focus',
);
