import { type, vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '32px', maxInlineSize: '720px' });

export const article = style({
  display: 'grid',
  gap: '8px',
  paddingBlockStart: '24px',
  borderBlockStart: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
});

export const date = style({ ...type.small, color: vars.color.textMuted });

/** Line breaks and empty lines are shown as written. */
export const text = style({ whiteSpace: 'pre-line' });
