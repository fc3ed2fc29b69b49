import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const fields = laidOut({
  display: 'grid',
  gap: vars.measure.fieldGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog of a phone is taller than its fields.
  alignContent: 'start',
});

/** What was kept earlier, to choose from. */
export const stored = laidOut({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const toggle = laidOut({ justifySelf: 'start' });
export const facts = laidOut({ display: 'grid', gap: '2px' });
export const expired = laidOut({ color: vars.color.danger.text, fontWeight: 500 });
