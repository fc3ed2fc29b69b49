import { media, type, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const { color, measure } = vars;

export const form = laidOut({ display: 'grid', gap: '24px' });

export const columns = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '32px 56px',
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const group = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: measure.fieldGap,
  alignContent: 'start',
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const legend = laidOut({
  ...type.heading,
  display: 'block',
  inlineSize: '100%',
  padding: '0 0 12px',
  marginBlockEnd: measure.fieldGap,
  borderBlockEnd: `2px solid ${color.text}`,
});

export const pair = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '20px',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: measure.fieldGap } },
});
