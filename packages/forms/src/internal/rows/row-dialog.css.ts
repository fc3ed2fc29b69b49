import { laidOut } from '../laid-out.ts';

/** Fields of a dialog, one below the other. */
export const dialogBody = laidOut({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the dialog is taller than its rows.
  alignContent: 'start',
});
