import { vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color, line } = vars;
const wide = '(min-width: 1120px)';

/** The query container: the panel is beside the table if both fit. */
export const place = laidOutRoot({ containerType: 'inline-size', minInlineSize: 0 });
export const columns = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 32px',
  alignItems: 'start',
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 288px' } },
});
export const panel = laidOut({
  '@container': { [wide]: { position: 'sticky', insetBlockStart: 'calc(var(--pb-sticky-top, 0px) + 16px)' } },
});

export const picked = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 16px',
  border: `${line.hairline} solid ${color.accentBorder}`,
  borderRadius: '6px',
  background: color.accentSoft,
});
export const pickedActions = laidOut({ display: 'flex', gap: '8px' });

/** The dialog's fields beside its panel. */
export const dialogPlace = laidOut({ containerType: 'inline-size' });
export const dialogColumns = laidOut({
  display: 'grid',
  gap: '24px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) 272px' } },
});
export const fields = laidOut({
  display: 'grid',
  gap: '20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Three rates fit beside each other even on a phone.
  vars: { '--pb-field-room': '96px' },
});
export const formulas = laidOut({
  marginBlockStart: '8px',
  fontSize: '13px',
  lineHeight: '18px',
  color: color.textMuted,
});
export const panelPlace = laidOut({
  '@container': { '(min-width: 640px)': { position: 'sticky', insetBlockStart: 0 } },
});
