import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const hairline = `${vars.line.hairline} solid ${vars.color.borderSubtle}`;

export const fields = laidOut({
  display: 'grid',
  gap: vars.measure.fieldGap,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the dialog is taller than its fields.
  alignContent: 'start',
});

/** Stored documents to choose from. */
export const stored = laidOut({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const toggle = laidOut({ justifySelf: 'start' });
export const masters = laidOut({ borderBlockStart: hairline });
export const master = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '8px',
  borderBlockEnd: hairline,
});
export const facts = laidOut({
  display: 'grid',
  gap: '2px',
  flex: '1 1 200px',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const none = laidOut({ color: vars.color.textMuted });
export const problem = laidOut({ color: vars.color.danger.text });
export const expired = laidOut({ color: vars.color.danger.text, fontWeight: 500 });
