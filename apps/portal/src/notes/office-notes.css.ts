import { type, vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const note = style({
  display: 'grid',
  gap: '4px',
  justifyItems: 'start',
  paddingBlock: '12px',
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.borderSubtle}`,
  breakInside: 'avoid',
  selectors: { '&:first-child': { paddingBlockStart: 0 }, '&:last-child': { borderBlockEnd: 0 } },
});

export const text = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const file = style({ marginInlineStart: '-12px', textAlign: 'start', overflowWrap: 'anywhere' });

export const fact = style([type.small, { margin: 0, color: vars.color.textMuted }]);

export const nothing = style({ margin: 0, color: vars.color.textMuted });
