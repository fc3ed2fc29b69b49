import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const hem = `linear-gradient(${color.accent} 0 2px, ${color.thread} 2px 4px)`;
const border = `linear-gradient(${color.border}, ${color.border})`;
const chosen = ':is([aria-selected="true"], [aria-pressed="true"])';

/** A row of choices above what they change; if it is too long for its box, it scrolls inside it. */
export const strip = styled({
  display: 'flex',
  gap: '24px',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  scrollPaddingInline: '24px',
  // Room for the focus ring, which a scrolling box would cut off: in the page's gutters, if there are any. The line is where
  // the box would end without it.
  marginBlock: '-4px',
  marginInline: 'max(-4px, -1 * var(--pb-page-gutter, 0px))',
  padding: '4px',
  background: `${border} 4px calc(100% - 4px) / calc(100% - 8px) ${line.hairline} no-repeat`,
  '@media': {
    [media.forcedColors]: { borderBlockEnd: '1px solid' },
    [media.print]: { display: 'none' },
  },
});

export const tab = styled({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minBlockSize: '45px',
  padding: '10px 2px 13px',
  border: 0,
  background: 'none',
  color: color.textMuted,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    [`&${chosen}`]: { color: color.text, fontWeight: 650 },
    [`&${chosen}::after`]: {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: line.hairline,
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
    [`${chosen} > &`]: { background: color.accent, color: color.onAccent },
  },
  '@media': { [media.forcedColors]: { border: '1px solid' } },
});
