import { type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

const { color, line } = vars;

export const place = laidOutRoot({ display: 'grid', gap: '28px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const kept = laidOut({ display: 'grid', gap: '8px', justifyItems: 'start' });
export const keptHeading = laidOut(type.subheading);
export const announcement = laidOut({
  ...type.small,
  color: color.textMuted,
  selectors: { '&:empty': { display: 'none' } },
});
export const list = laidOut({ inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' });
export const item = laidOut({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '48px',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  selectors: { '&:first-child': { borderBlockStart: `${line.hairline} solid ${color.borderSubtle}` } },
});
export const choose = laidOut({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '40px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.link,
  textAlign: 'start',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
