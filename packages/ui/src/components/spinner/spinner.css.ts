import { keyframes } from '@vanilla-extract/css';
import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = styled({
  display: 'inline-block',
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  borderRadius: '50%',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} .8s linear infinite`,
  '@media': {
    // Forced colours would fill the gap of the ring, too.
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'CanvasText',
      borderInlineEndColor: 'transparent',
    },
  },
});
