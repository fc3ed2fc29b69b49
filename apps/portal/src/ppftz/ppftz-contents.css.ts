import { media, type } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';

export const beside = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 40px',
  alignItems: 'start',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const part = laidOut({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const heading = laidOut(type.subheading);
