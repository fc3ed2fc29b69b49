import { type, vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, maxInlineSize: '720px' });

export const report = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: '16px',
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const year = style({ ...type.heading, margin: 0 });

export const size = style({ ...type.small, color: vars.color.textMuted });
