import { styled } from '../../theme/styled.ts';
import { layer, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const skip = styled({
  position: 'fixed',
  insetBlockStart: '8px',
  insetInlineStart: '8px',
  zIndex: layer.toast,
  padding: '8px 16px',
  borderRadius: radius.md,
  background: vars.color.raised,
  fontWeight: 600,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', inlineSize: '1px', overflow: 'hidden', padding: 0 },
  },
});
