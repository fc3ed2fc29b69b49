import { type GlobalStyleRule, keyframes } from '@vanilla-extract/css';
import { globalStyled, styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const pass = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

export const progress = styled({ position: 'relative', display: 'grid', gap: '4px', minInlineSize: 0 });

export const line = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  justifyContent: 'space-between',
});
export const label = styled({ overflowWrap: 'anywhere' });
export const percent = styled({ fontVariantNumeric: 'tabular-nums lining-nums' });

export const track = styled({
  position: 'relative',
  blockSize: '6px',
  borderRadius: '3px',
  background: color.pressed,
  overflow: 'hidden',
  selectors: {
    '[data-theme="contrast"] &': { boxShadow: `0 0 0 1px ${color.text}`, background: color.surface },
    // Unknown length: a piece of the bar moves through.
    '&[data-unknown]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '40%',
      borderRadius: '3px',
      background: color.accent,
      forcedColorAdjust: 'none',
      animation: `${pass} 1.6s ease-in-out infinite`,
    },
  },
  '@media': {
    [media.moreContrast]: { boxShadow: `0 0 0 1px ${color.text}`, background: color.surface },
    [media.forcedColors]: {
      outline: '1px solid CanvasText',
      selectors: { '&[data-unknown]::after': { background: 'Highlight' } },
    },
    // Without motion: stripes over the whole length, so that it does not look like a share.
    [media.reducedMotion]: {
      selectors: {
        '&[data-unknown]::after': {
          animation: 'none',
          inlineSize: '100%',
          background: `repeating-linear-gradient(115deg, ${color.accent} 0 8px, transparent 8px 16px)`,
        },
      },
    },
    [media.print]: { outline: '1pt solid #000', WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
  },
});

export const bar = styled({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'none',
  forcedColorAdjust: 'none',
});

const part = (selector: string, rule: GlobalStyleRule) => globalStyled(`${bar}${selector}`, rule);
const filled = {
  borderRadius: '3px',
  background: color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight' }, [media.print]: { background: '#000' } },
};
part('::-webkit-progress-bar', { background: 'none' });
part('::-webkit-progress-value', filled);
part('::-moz-progress-bar', filled);
part(':indeterminate::-moz-progress-bar', { background: 'none' });
