import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const panel = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  padding: '20px 24px',
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  selectors: { '&[data-sunken]': { background: color.canvas, borderColor: color.borderSubtle } },
  '@media': {
    [media.phone]: { padding: '16px' },
    [media.print]: { border: 0, padding: 0, background: 'none' },
  },
});
