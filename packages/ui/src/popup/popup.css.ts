import { styled } from '../theme/styled.ts';
import { media, motion, radius, type } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const { color, shadow } = vars;

/** A popover beside its anchor: below it where there is room, else above. Without anchors: in the middle. */
export const popup = styled({
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
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: '4px 0',
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      selectors: { '&[data-align="end"]': { positionArea: 'block-end span-inline-start' } },
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none !important' },
  },
});
