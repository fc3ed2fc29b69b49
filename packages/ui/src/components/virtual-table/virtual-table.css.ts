import { styled } from '../../theme/styled.ts';
import { font, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure } = vars;
/** The share with which the pairs of colours are checked. */
const errorRow = `color-mix(in oklab, ${color.danger.soft} 72%, ${color.surface})`;
const warningRow = `color-mix(in oklab, ${color.warning.soft} 72%, ${color.surface})`;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;

export const scroller = styled({
  position: 'relative',
  overflow: 'auto',
  // Scrolling past the end of a long file must not scroll the page.
  overscrollBehavior: 'contain',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  minInlineSize: 0,
  containerType: 'inline-size',
  fontSize: measure.tableText,
  lineHeight: measure.tableLine,
});

/** Has the width of all columns together, without measuring the text of cells. */
export const table = styled({ display: 'block', minInlineSize: '100%' });

export const heads = styled({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  background: color.sunken,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
});

export const row = styled({ display: 'grid' });

const sticky = { position: 'sticky', insetInlineStart: 0, zIndex: 1 } as const;

export const head = styled({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: '52px',
  paddingBlock: '6px',
  paddingInline: '10px',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'start',
  background: color.sunken,
  selectors: {
    '&[data-align="end"]': { alignItems: 'flex-end', textAlign: 'end' },
    '&[data-number]': { ...sticky, borderInlineEnd: hairline },
  },
});
export const headNote = styled({
  fontFamily: font.mono,
  fontSize: '12px',
  fontWeight: 400,
  color: color.textMuted,
});

export const body = styled({
  display: 'block',
  position: 'relative',
});

export const placed = styled({
  display: 'grid',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  contain: 'layout style',
  borderBlockEnd: hairline,
  background: color.surface,
  selectors: {
    '&[data-marked]': { background: errorRow },
    '&[data-marked="warning"]': { background: warningRow },
    // Above the row numbers, which stay visible.
    '&[aria-current]::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      pointerEvents: 'none',
      border: `2px solid ${color.accent}`,
    },
  },
});

export const cell = styled({
  background: 'none',
  minBlockSize: '36px',
  paddingBlock: '8px',
  paddingInline: '10px',
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '&[data-number]': {
      ...sticky,
      borderInlineEnd: hairline,
      color: color.textMuted,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'end',
      background: 'inherit',
    },
    [`${placed}[data-marked] &[data-number]`]: {
      background: errorRow,
      boxShadow: `inset 4px 0 ${color.danger.border}`,
    },
    [`${placed}[data-marked="warning"] &[data-number]`]: {
      background: warningRow,
      boxShadow: `inset 4px 0 ${color.warning.border}`,
    },
    [`${placed}:not([data-marked]) &[data-number]`]: { background: color.surface },
  },
});

export const noteCell = styled({ background: 'none', gridColumn: '1 / -1', textAlign: 'start' });

/** Stays visible while the columns are scrolled. */
export const note = styled({
  ...sticky,
  inlineSize: 'max-content',
  maxInlineSize: 'min(100%, 100cqi)',
  paddingBlockEnd: '8px',
  paddingInline: '82px 10px',
  color: color.danger.text,
  selectors: { [`${placed}[data-marked="warning"] &`]: { color: color.warning.text } },
});
