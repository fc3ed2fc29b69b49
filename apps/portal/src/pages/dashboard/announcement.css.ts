import { vars } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

const { color } = vars;

export const dialog = laidOut({ paddingBlockStart: '28px' });

export const band = laidOut({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  inlineSize: '100%',
  blockSize: '28px',
  background: color.chrome,
});

export const body = laidOut({ display: 'grid', gap: '16px', fontSize: '16px', lineHeight: '24px' });

export const steps = laidOut({ display: 'grid', gap: '10px', counterReset: 'step' });

export const step = laidOut({
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
