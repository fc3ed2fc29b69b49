import { media, type, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const { color } = vars;

export const body = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // The dialog of a phone is taller than its rows.
  alignContent: 'start',
});
export const meter = laidOut({ ...type.body });
export const wrong = laidOut({ color: color.danger.text });
export const rows = laidOut({ display: 'grid', gap: '8px' });
export const row = laidOut({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) 112px auto',
  gap: '8px',
  alignItems: 'start',
  '@media': { [media.phone]: { gridTemplateColumns: '24px minmax(0, 1fr) 92px auto' } },
});
export const number = laidOut({
  ...type.small,
  color: color.textMuted,
  textAlign: 'end',
  paddingBlockStart: '11px',
  fontVariantNumeric: 'tabular-nums',
});
export const add = laidOut({ marginInlineEnd: 'auto' });
