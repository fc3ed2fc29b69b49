import { keyframes } from '@vanilla-extract/css';
import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const pulse = keyframes({ to: { opacity: 0.45 } });

export const skeleton = styled({
  display: 'block',
  blockSize: '12px',
  maxInlineSize: '100%',
  borderRadius: radius.xs,
  background: vars.color.pressed,
  animation: `${pulse} 1.6s ease-in-out infinite alternate`,
  '@media': {
    [media.forcedColors]: { border: '1px solid GrayText' },
    [media.reducedMotion]: { animation: 'none' },
  },
});
