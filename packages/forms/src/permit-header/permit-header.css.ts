import { media } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const columns = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 56px',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
