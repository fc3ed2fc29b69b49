import { styled } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const link = styled({
  color: color.text,
  fontWeight: 600,
  textDecorationColor: color.borderControl,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.link, textDecorationColor: 'currentColor' },
    '[data-density="compact"] &': { fontSize: '13.5px' },
  },
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere', fontSize: '14px' } },
});

export const note = styled({ display: 'block', ...type.small, fontWeight: 400, color: color.textMuted });
