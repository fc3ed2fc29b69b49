import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

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
  paddingBlock: '8px',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
});
export const name = laidOut({ flex: '1 1 160px', minInlineSize: 0, fontWeight: 600 });
export const actions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: 'auto' });
/** Below the name, over the full width. */
export const problem = laidOut({ flex: '1 0 100%' });
export const more = laidOut({ ...type.small, marginBlockStart: '12px', color: color.textMuted });
