import { type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../laid-out.ts';

// Rows under a heading with the add button, and actions on all of them.

const { color, line, measure } = vars;

export const section = laidOutRoot({
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
/** The text of its buttons, which have no edge, is aligned with the heading. */
export const bulk = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginInlineStart: `calc(-12px - ${line.control})`,
});
export const problem = laidOut({
  color: color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
