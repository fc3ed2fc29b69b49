import { styled } from '../../theme/styled.ts';
import { media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, shadow } = vars;

export const heading = styled({
  ...type.small,
  fontWeight: 500,
  color: color.textMuted,
  padding: '20px 12px 6px',
});

export const item = styled({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minBlockSize: '36px',
  padding: '8px 12px',
  borderRadius: radius.md,
  color: color.text,
  fontWeight: 500,
  textDecoration: 'none',
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.pressed, color: color.text },
    '&[aria-current]': {
      background: color.surface,
      fontWeight: 650,
      boxShadow: `0 0 0 1px ${color.borderSubtle}, ${shadow.low}`,
    },
    '[data-theme="contrast"] &[aria-current]': { boxShadow: '0 0 0 2px #000' },
    // The border of the current page.
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: '-12px',
      insetBlock: '4px',
      inlineSize: '4px',
      borderStartEndRadius: '2px',
      borderEndEndRadius: '2px',
      background: `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`,
      forcedColorAdjust: 'none',
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.forcedColors]: { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
});

export const icon = styled({
  display: 'grid',
  color: color.textMuted,
  selectors: { '[aria-current] > &': { color: color.link } },
});
