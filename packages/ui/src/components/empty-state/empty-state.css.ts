import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const empty = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  padding: '40px 24px',
  textAlign: 'center',
  selectors: { '&[data-variant="nothing-found"], &[data-variant="failed"]': { padding: '28px 20px' } },
});

export const motif = styled({ marginBlockEnd: '12px' });
export const icon = styled({
  color: vars.color.danger.text,
  strokeWidth: 1.6,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const text = styled({ color: vars.color.textMuted, maxInlineSize: '44ch', overflowWrap: 'anywhere' });
export const heading = styled({ overflowWrap: 'anywhere' });
export const action = styled({ marginBlockStart: '12px' });
