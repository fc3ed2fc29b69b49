import { type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from './laid-out.ts';

// The frame of a form that fills a page: groups of fields with their legends.

const { color, measure } = vars;

export const form = laidOutRoot({ display: 'grid', gap: '24px' });

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
