import { beside } from '../../popup/beside.ts';
import { styled } from '../../theme/styled.ts';
import { media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = styled({ display: 'inline-flex' });

/** Above its control where there is room, else below. Without anchors: at the foot of the window. */
export const bubble = styled({
  insetBlock: 'auto 16px',
  insetInline: 0,
  marginInline: 'auto',
  marginBlock: 0,
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
  '@supports': beside('block-start', '8px'),
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: { display: 'none !important' },
  },
});
