import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';

// Rows under a heading with the add button, and actions on all of them.

const { color, measure } = vars;

export const section = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignContent: 'start',
});
export const head = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: measure.control,
});
export const heading = laidOut({ selectors: { 'h2&': type.heading, 'h3&': type.subheading } });
export const note = laidOut({ ...type.small, color: color.textMuted });
export const bulk = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '0 4px', marginInlineStart: '-8px' });
export const problem = laidOut({
  color: color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
