import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const pager = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  ...type.small,
  '@media': { [media.print]: { display: 'none' } },
});

export const range = styled({ color: color.textMuted });
export const shown = styled({ color: color.text });

export const size = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  color: color.textMuted,
});

export const sizeText = styled({ '@media': { [media.phone]: { display: 'none' } } });

export const sizeSelect = styled({ inlineSize: '72px' });

export const pages = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  alignItems: 'center',
  '@media': { [media.phone]: { inlineSize: '100%', justifyContent: 'space-between' } },
});

export const page = styled({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '32px',
  blockSize: '32px',
  paddingInline: '6px',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color.accent, color: color.onAccent, fontWeight: 650 },
    '&[aria-disabled="true"]': { background: 'none', color: color.borderControl, cursor: 'not-allowed' },
    '[data-theme="contrast"] &[aria-disabled="true"]': { border: '1px dashed' },
  },
  '@media': {
    // Steps and three numbers of four digits fit in 320 px.
    [media.phone]: { paddingInline: '2px', selectors: { '&[data-far]': { display: 'none' } } },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
});

export const gap = styled({
  color: color.textMuted,
  paddingInline: '4px',
  '@media': { [media.phone]: { display: 'none' } },
});
