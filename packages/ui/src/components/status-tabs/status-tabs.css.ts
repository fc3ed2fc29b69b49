import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const hem = `linear-gradient(${color.accent} 0 2px, ${color.thread} 2px 4px)`;

export const tabs = styled({
  display: 'flex',
  gap: '24px',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring, which a scrolling box would cut.
  marginInline: '-4px',
  marginBlockStart: '-4px',
  paddingInline: '4px',
  paddingBlockStart: '4px',
  '@media': { [media.print]: { display: 'none' } },
});

export const tab = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '44px',
  padding: '10px 2px 12px',
  border: 0,
  background: 'none',
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-pressed="true"]': { color: color.text, fontWeight: 650 },
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: '4px',
      background: hem,
      forcedColorAdjust: 'none',
    },
    '&:focus-visible': { zIndex: 1 },
  },
});

export const count = styled({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '22px',
  blockSize: '20px',
  paddingInline: '6px',
  borderRadius: '10px',
  background: color.neutral.soft,
  color: color.neutral.text,
  fontSize: '13px',
  lineHeight: 1,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-theme="contrast"] &': { boxShadow: `inset 0 0 0 1px ${color.text}` },
    '[aria-pressed="true"] > &': { background: color.accent, color: color.onAccent },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
