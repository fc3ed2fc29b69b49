import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

export const list = laidOut({ display: 'grid', gap: '32px', maxInlineSize: '720px' });

export const article = laidOut({
  display: 'grid',
  gap: '8px',
  paddingBlockStart: '24px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const date = laidOut({ ...type.small, color: vars.color.textMuted });

/** Line breaks and empty lines are shown as written. */
export const text = laidOut({ whiteSpace: 'pre-line' });
