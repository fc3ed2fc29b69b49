import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const mark = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 700,
  letterSpacing: '-.02em',
  selectors: { '&[data-size="large"]': { fontSize: '22px', lineHeight: '28px' } },
});

export const sign = styled({
  color: vars.color.accent,
  selectors: { '[data-chrome] &': { color: vars.color.thread } },
  // Forced colours do not apply to an SVG.
  '@media': { [media.forcedColors]: { color: 'CanvasText !important' } },
});
