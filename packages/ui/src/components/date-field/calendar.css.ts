import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, measure } = vars;

export const calendar = styled({
  vars: { [measure.controlSmall]: '32px' },
  inlineSize: '280px',
  maxInlineSize: '100%',
  padding: '8px',
  containerType: 'inline-size',
});

export const head = styled({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockEnd: '4px',
});

export const buttons = styled({ display: 'flex' });

export const table = styled({ tableLayout: 'fixed' });

export const weekday = styled({
  ...type.small,
  fontSize: 'clamp(12px, 6cqi, 13px)',
  fontWeight: 500,
  padding: 0,
  blockSize: '32px',
  color: color.textMuted,
  textAlign: 'center',
});

export const cell = styled({ background: 'none', padding: '1px', textAlign: 'center' });

export const day = styled({
  inlineSize: '36px',
  maxInlineSize: '100%',
  blockSize: '36px',
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[data-outside]': { color: color.textPlaceholder },
    '&[aria-current]': { fontWeight: 650, border: `1.5px solid ${color.borderControl}` },
    '[aria-selected="true"] > &': { fontWeight: 650, background: color.accent, color: color.onAccent },
    '&[aria-disabled]': { color: color.textDisabled, textDecoration: 'line-through', cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '[aria-selected="true"] > &': { border: '3px solid' } } },
  },
});
