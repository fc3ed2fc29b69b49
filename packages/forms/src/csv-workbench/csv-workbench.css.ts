import { type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color, line } = vars;

export const workbench = laidOutRoot({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const panel = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '16px',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: '8px',
  background: color.surface,
});
export const fix = laidOut({ display: 'grid', gap: '12px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const place = laidOut({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' });
export const field = laidOut({ maxInlineSize: '560px' });
export const actions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' });
/** Breaks words when there is too little room for a line. */
export const action = laidOut({ whiteSpace: 'normal', textAlign: 'start' });
export const previewHead = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const heading = laidOut({ ...type.heading });
export const count = laidOut({ fontWeight: 400, color: color.textMuted });
/** An invalid cell: wavy underline, and a button if it can be fixed. */
export const wrong = laidOut({
  font: 'inherit',
  textAlign: 'inherit',
  padding: 0,
  border: 0,
  minBlockSize: '24px',
  background: 'none',
  color: color.danger.text,
  textDecoration: `underline wavy ${color.danger.border}`,
  textUnderlineOffset: '3px',
  selectors: {
    'button&': { cursor: 'pointer' },
    '&[data-warning]': { color: color.warning.text, textDecorationColor: color.warning.border },
  },
});
/** The errors of a file without a preview. */
export const mistakes = laidOut({ paddingInlineStart: '20px', marginBlockStart: '8px' });
export const columnName = laidOut({ display: 'block', color: color.textMuted, fontSize: '13px' });
