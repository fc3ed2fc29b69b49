import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

/** One column, as wide as the theme allows. */
export const fields = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.measure.fieldGap,
  maxInlineSize: '720px',
});
