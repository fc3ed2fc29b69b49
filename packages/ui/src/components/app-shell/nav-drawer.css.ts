import { laidOut } from '../../theme/styled.ts';
import { media, motion } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, shadow } = vars;

export const drawer = laidOut({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  inlineSize: 'min(300px, 100vw - 56px)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  padding: '8px 12px 20px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.canvas,
  color: color.text,
  boxShadow: shadow.dialog,
  transition: `transform ${motion.slow}`,
  selectors: { '&::backdrop': { background: color.scrim } },
  '@starting-style': { transform: 'translateX(-24px)' },
  '@media': { [media.forcedColors]: { borderInlineEnd: `${line.hairline} solid` } },
});

export const head = laidOut({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '12px',
  marginBlockEnd: '12px',
});

export const foot = laidOut({
  marginBlockStart: '24px',
  padding: '16px 12px 0',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  color: color.textMuted,
});
