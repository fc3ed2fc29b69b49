import { vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

const { color } = vars;

export const dialog = style({ paddingBlockStart: '28px' });

export const band = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '28px',
  background: color.chrome,
});

export const body = style({ display: 'grid', gap: '16px', fontSize: '16px', lineHeight: '24px' });

export const steps = style({ display: 'grid', gap: '10px', counterReset: 'step' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '12px',
  fontSize: '15px',
  lineHeight: '24px',
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      inlineSize: '24px',
      blockSize: '24px',
      border: `1.5px solid ${color.accent}`,
      borderRadius: '50%',
      color: color.link,
      fontSize: '13px',
      fontWeight: 650,
    },
  },
});
