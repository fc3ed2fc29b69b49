import { font, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

export const form = laidOutRoot({ display: 'grid', gap: '20px' });

export const list = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  gap: '10px 24px',
  margin: 0,
  padding: '16px 20px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: '10px',
  background: vars.color.sunken,
  listStyle: 'none',
  fontFamily: font.mono,
  fontSize: '16px',
  lineHeight: '24px',
  wordSpacing: 0,
});
export const actions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
