import { font, vars } from '@pabean/ui/theme';
import { globalLaidOut, laidOut } from '../laid-out.ts';

const { color, line } = vars;

export const body = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const heading = laidOut({ fontWeight: 650 });
export const text = laidOut({ maxInlineSize: 'none' });
globalLaidOut(`${text} textarea`, { fontFamily: font.mono });
export const bad = laidOut({
  paddingBlock: '12px',
  paddingInline: '16px',
  border: `${line.hairline} solid ${color.danger.border}`,
  borderInlineStartWidth: '4px',
  borderRadius: '4px',
});
export const badHeading = laidOut({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  paddingBlockEnd: '8px',
  fontWeight: 600,
  color: color.danger.text,
});
export const icon = laidOut({ flex: 'none' });
export const badList = laidOut({ maxBlockSize: 'max(240px, 40vh)', overflow: 'auto' });
export const badLine = laidOut({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  paddingBlock: '6px',
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
});
export const go = laidOut({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
export const stood = laidOut({ overflowWrap: 'anywhere', fontFamily: font.mono });
export const cells = laidOut({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: '12px 16px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  alignItems: 'start',
  paddingBlock: '6px',
});
export const fixed = laidOut({
  gridColumn: '1 / -1',
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  color: color.success.text,
});
export const answers = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
export const reason = laidOut({ gridColumn: 2, color: color.danger.text });
