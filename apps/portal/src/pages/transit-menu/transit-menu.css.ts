import { media } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } },
});

export const section = style({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
