import { media, type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color } = vars;

export const hint = laidOutRoot({ ...type.small, display: 'grid', gap: '8px', color: color.textMuted });
export const list = laidOut({ display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' });
export const item = laidOut({ display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: '8px' });

export const icon = laidOut({
  marginBlockStart: '2px',
  color: color.textMuted,
  selectors: { '&[data-kept]': { color: color.success.text } },
  '@media': { [media.forcedColors]: { selectors: { '&, &[data-kept]': { color: 'CanvasText' } } } },
});
