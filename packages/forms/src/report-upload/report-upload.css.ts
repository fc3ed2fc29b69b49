import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const { color, measure } = vars;

/** Beside each other if they fit: the preview below needs the full width. */
export const fields = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: measure.fieldGap,
  alignItems: 'end',
});
export const wide = laidOut({ flex: '1 1 300px', maxInlineSize: '440px' });
/** Its two days stay together. */
export const period = laidOut({ display: 'flex', flexWrap: 'wrap', gap: measure.fieldGap });
export const day = laidOut({ inlineSize: '200px', maxInlineSize: '100%' });
export const help = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px 12px', alignItems: 'center' });
export const note = laidOut({ color: color.textMuted, alignSelf: 'center' });
