import { ownTop, styled } from '../theme/styled.ts';
import { media, motion, radius, type } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { beside } from './beside.ts';

const { color, shadow } = vars;

/** A popover beside its control: below it where there is room, else above. Use it with `usePlacement`. */
export const popup = styled({
  ...beside('block-end span-inline-end'),
  vars: ownTop,
  border: 0,
  padding: '4px',
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 16px)',
  maxBlockSize: 'calc(100dvh - 16px)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: radius.md,
  background: color.raised,
  color: color.text,
  boxShadow: shadow.menu,
  ...type.body,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'normal',
  transition: `translate ${motion.medium}`,
  '@starting-style': { translate: '0 -4px' },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none !important' },
  },
});
