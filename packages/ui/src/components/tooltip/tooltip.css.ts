import { beside } from '../../popup/beside.ts';
import { styled } from '../../theme/styled.ts';
import { media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = styled({ display: 'inline-flex' });

/** Above its control where there is room, else below. */
export const bubble = styled({
  ...beside('block-start', '8px'),
  inlineSize: 'max-content',
  maxInlineSize: 'min(280px, 100vw - 16px)',
  padding: '6px 10px',
  border: 0,
  borderRadius: radius.sm,
  background: color.text,
  color: color.surface,
  ...type.small,
  fontWeight: 400,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  transition: `opacity ${motion.fast}`,
  '@starting-style': { opacity: 0 },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none !important' },
  },
});
