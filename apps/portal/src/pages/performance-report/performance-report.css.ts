import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

export const list = laidOut({ listStyle: 'none', margin: 0, padding: 0, maxInlineSize: '720px' });

export const report = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: '16px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const year = laidOut({ ...type.heading, margin: 0 });

export const size = laidOut({ ...type.small, color: vars.color.textMuted });
