import { media, type } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 40px',
  alignItems: 'start',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = style({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = style(type.subheading);
