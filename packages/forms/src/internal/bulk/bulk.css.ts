import { font, vars } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';

const { color, line } = vars;

export const body = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
export const heading = laidOut({ fontWeight: 650 });
export const text = laidOut({ fontFamily: font.mono, maxInlineSize: 'none' });
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
export const badList = laidOut({ maxBlockSize: '240px', overflow: 'auto' });
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
export const reason = laidOut({ gridColumn: 2, color: color.danger.text });
