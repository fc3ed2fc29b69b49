import { laidOut } from '../internal/laid-out.ts';

export const fields = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  alignContent: 'start',
});
