import { laidOut } from '../internal/laid-out.ts';

export const body = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog of a phone is taller than its rows.
  alignContent: 'start',
});
