import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const box = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});

export const status = laidOut({ ...type.small, color: vars.color.textMuted });
