import { media, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const { measure } = vars;

export const columns = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 56px',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const pair = laidOut({
  display: 'grid',
  // Room for 16 digits and a lock, or one below the other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: `${measure.fieldGap} 20px`,
});
