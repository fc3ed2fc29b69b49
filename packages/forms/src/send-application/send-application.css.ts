import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const missing = laidOut({
  display: 'grid',
  gap: '8px',
  paddingInlineStart: '20px',
  listStyle: 'disc',
});
export const item = laidOut({ selectors: { '&::marker': { color: vars.color.danger.solid } } });
