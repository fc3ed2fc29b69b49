import { ownPage, styled } from '../../theme/styled.ts';
import { media, motion } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shadow } = vars;

export const drawer = styled({
  vars: ownPage,
  position: 'fixed',
  insetBlock: 0,
  insetInline: '0 auto',
  inlineSize: 'min(288px, 100% - 48px)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  background: color.canvas,
  color: color.text,
  boxShadow: shadow.dialog,
  overscrollBehavior: 'contain',
  transition: `translate ${motion.slow}`,
  '@starting-style': { translate: '-100% 0' },
  selectors: {
    '&::backdrop': { background: color.scrim },
  },
  '@media': {
    [media.forcedColors]: { borderInlineEnd: '2px solid' },
    [media.print]: { display: 'none !important' },
  },
});

export const content = styled({ minBlockSize: '100%', padding: '8px 12px 20px' });

export const head = styled({ display: 'flex', justifyContent: 'flex-end' });
