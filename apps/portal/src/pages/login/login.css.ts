import { vars } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

/** What the office tells everybody. */
export const office = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });

export const choice = style({
  blockSize: '32px',
  border: `1px solid ${vars.color.borderControl}`,
  borderRadius: '6px',
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: '13px',
});
