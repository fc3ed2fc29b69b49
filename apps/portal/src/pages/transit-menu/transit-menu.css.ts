import { media } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

export const columns = laidOut({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } },
});

export const section = laidOut({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
