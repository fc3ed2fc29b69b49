import { keyframes } from '@vanilla-extract/css';
import { styled } from '../theme/styled.ts';
import { media, motion } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

const creep = keyframes({ from: { transform: 'scaleX(.08)' }, to: { transform: 'scaleX(.94)' } });

export const track = styled({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: '2px',
  overflow: 'clip',
  background: vars.color.chromeBorder,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const bar = styled({
  display: 'block',
  blockSize: '100%',
  background: vars.color.thread,
  transformOrigin: 'left',
  transition: `transform ${motion.slow}`,
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    '&[data-creeping]': { animation: `${creep} 9s cubic-bezier(0, .7, .2, 1) both` },
  },
});
