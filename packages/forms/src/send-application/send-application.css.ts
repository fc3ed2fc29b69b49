import { vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const missing = laidOut({
  display: 'grid',
  gap: '8px',
  paddingInlineStart: '20px',
  listStyle: 'disc',
});
export const lacking = laidOut({ display: 'grid', gap: '2px', marginBlockStart: '4px' });

/** Styled as a link: it leads to where the value is filled in. */
export const fix = laidOut({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.link,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const body = laidOut({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Takes no space while empty. */
export const problem = laidOut({ selectors: { '&:empty': { display: 'none' } } });
export const item = laidOut({ selectors: { '&::marker': { color: vars.color.danger.solid } } });
