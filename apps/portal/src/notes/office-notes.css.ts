import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';

export const notes = laidOut({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const note = laidOut({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  paddingBlock: '12px',
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});

export const text = laidOut({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const file = laidOut({ textAlign: 'start', overflowWrap: 'anywhere' });

export const fact = laidOut({ ...type.small, margin: 0, color: vars.color.textMuted });

export const nothing = laidOut({ margin: 0, color: vars.color.textMuted });
