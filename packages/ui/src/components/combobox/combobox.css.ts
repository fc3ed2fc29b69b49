import { styled } from '../../theme/styled.ts';
import { font, media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export { popup } from '../../popup/popup.css.ts';
export { control } from '../field/field.css.ts';

const { color } = vars;

export const list = styled({
  inlineSize: 'max(var(--pb-control-width, 0px), min(240px, 100vw - 32px))',
  maxBlockSize: 'min(320px, 60dvh)',
  '@supports': {
    '(position-area: block-end)': { inlineSize: 'max(anchor-size(inline), min(240px, 100vw - 32px))' },
  },
});

const outlined = { boxShadow: `inset 0 0 0 2px ${color.accent}` };

export const option = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minBlockSize: '36px',
  paddingBlock: '6px',
  paddingInline: '10px',
  borderRadius: radius.sm,
  cursor: 'pointer',
  selectors: {
    '&[aria-selected="true"]': { fontWeight: 600 },
    '&[data-active]': { background: color.selected, boxShadow: `inset 2px 0 ${color.accent}` },
    '[data-theme="contrast"] &[data-active]': outlined,
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.moreContrast]: { selectors: { '&[data-active]': outlined } },
    [media.forcedColors]: { selectors: { '&[data-active]': { outline: '2px solid Highlight' } } },
  },
});

export const label = styled({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const match = styled({
  background: 'none',
  color: 'inherit',
  fontWeight: 700,
  textDecoration: `underline 2px ${color.accent}`,
  textUnderlineOffset: '3px',
});

export const code = styled({
  fontFamily: font.mono,
  fontSize: '.95em',
  fontWeight: 400,
  letterSpacing: '-.02em',
  wordSpacing: 0,
  color: color.textMuted,
});

export const tick = styled({ flex: 'none', inlineSize: '16px', color: color.link });

export const note = styled({ ...type.small, padding: '8px 10px', color: color.textMuted });
