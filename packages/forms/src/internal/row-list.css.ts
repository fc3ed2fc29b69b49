import { vars } from '@pabean/ui/theme';
import { laidOut } from './laid-out.ts';

const { color, line } = vars;

export const list = laidOut({
  display: 'grid',
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
});
export const row = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '8px',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
});
export const content = laidOut({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
export const asking = laidOut({ display: 'flex', gap: '8px' });
export const problem = laidOut({ display: 'block', color: color.danger.text });
export const empty = laidOut({ color: color.textMuted });
export const body = laidOut({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog of a phone is taller than its rows.
  alignContent: 'start',
});
