import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const fields = laidOut({
  display: 'grid',
  gap: vars.measure.fieldGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog of a phone is taller than its fields.
  alignContent: 'start',
});
