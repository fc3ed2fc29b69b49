import { keyframes } from '@vanilla-extract/css';
import { ownTop, styled } from '../../theme/styled.ts';
import { media, motion, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure } = vars;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;
const hem = `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;

export const root = styled({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In a grid or flex box it does not grow with its content; its rows become cards.
  minInlineSize: 0,
});

export const box = styled({
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  // `clip`, not `hidden`: the header still sticks to the window.
  overflow: 'clip',
  // The focus ring of a scrolling part is drawn around it.
  selectors: { '&:has(> [role="group"]:focus-visible)': { overflow: 'visible' } },
  '@supports': { 'not selector(:has(*))': { selectors: { '&:focus-within': { overflow: 'visible' } } } },
  '@media': { [media.print]: { border: 0, borderRadius: 0, overflow: 'visible' } },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Stays visible, as the headers do, while the rows are longer than the window. */
export const track = styled({
  position: 'sticky',
  insetBlockStart: 'var(--pb-sticky-top, 0px)',
  zIndex: 2,
  display: 'block',
  blockSize: '2px',
  marginBlockEnd: '-2px',
  overflow: 'clip',
  animation: `${appear} 1ms 250ms backwards`,
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none' },
    [media.print]: { display: 'none' },
  },
});

export const toolbar = styled({
  padding: '10px 16px',
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { padding: '12px' } },
});

export const order = styled({
  '@media': { [media.phone]: { flex: '1 1 130px', minInlineSize: 0 } },
});

export const pager = styled({
  padding: '10px 16px',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  '@media': { [media.phone]: { padding: '12px' } },
});

/** Around a table that scrolls sideways. Its headers stick to its own top, not to the window's. */
export const scroller = styled({
  overflowX: 'auto',
  overflowWrap: 'normal',
  // Visually hidden texts stay inside, too.
  position: 'relative',
  vars: ownTop,
  '@media': { [media.print]: { overflow: 'visible' } },
});

export const table = styled({
  '@media': { screen: { selectors: { '&[data-cards]': { display: 'block' } } } },
});
export const rows = styled({
  '@media': { screen: { selectors: { [`${table}[data-cards] > &`]: { display: 'block' } } } },
});
const cards = `${table}[data-cards] > ${rows}`;

/**
 * On a card: the button that opens it, its title and badge on one line, then the other cells side by side as far as
 * they fit.
 */
export const row = styled({
  '@media': {
    screen: {
      selectors: {
        [`${cards} > &`]: {
          display: 'flex',
          flexWrap: 'wrap',
          gap: '2px 12px',
          padding: '14px 16px',
          borderBlockEnd: `${line.hairline} solid ${color.border}`,
        },
        // Facts begin on a line of their own, also where the badge has gone below the title.
        [`${cards} > &::after`]: { content: '', order: 1, flexBasis: '100%' },
        [`${cards} > &:last-child`]: { borderBlockEnd: 0 },
        [`${cards} > &[data-open]`]: { borderBlockEnd: 0 },
        [`${cards} > &[aria-current]`]: { background: `${hem} 0 / 4px 100% no-repeat ${color.selected}` },
        [`[data-theme="contrast"] ${cards} > &[aria-current]`]: {
          boxShadow: `inset 0 0 0 3px ${color.accent}`,
        },
      },
    },
  },
});
const card = `${cards} > ${row}`;

// The whole card is marked as the current one.
const plain = { background: 'none', boxShadow: 'none' };

export const cell = styled({
  background: 'none',
  blockSize: measure.row,
  padding: `${measure.cellBlock} ${measure.cellInline}`,
  borderBlockEnd: hairline,
  fontSize: measure.tableText,
  lineHeight: measure.tableLine,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-nowrap]': { whiteSpace: 'nowrap' },
    '&[data-long]': { whiteSpace: 'normal', overflowWrap: 'anywhere', minInlineSize: '24ch' },
    '&[data-card="actions"]': { inlineSize: '1%', whiteSpace: 'nowrap' },
    '&[data-card="toggle"]': { inlineSize: '1%', paddingInlineEnd: 0 },
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    [`${row}[data-open] > &`]: { borderBlockEnd: 0 },
    [`${row}:hover > &`]: { background: color.hover },
    [`${row}[aria-current] > &`]: { background: color.selected },
    [`${row}[aria-current] > &:first-child`]: {
      backgroundImage: hem,
      backgroundSize: '4px 100%',
      backgroundRepeat: 'no-repeat',
    },
    // The title of a row stays visible where there is room for other columns beside it.
    [`${scroller} &[data-card="title"]`]: {
      position: 'sticky',
      insetInlineStart: 0,
      background: color.surface,
      boxShadow: `inset -1px 0 ${color.borderSubtle}`,
    },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
    [`[data-theme="contrast"] ${row}[aria-current] > &`]: {
      boxShadow: `inset 0 3px ${color.accent}, inset 0 -3px ${color.accent}`,
    },
  },
  '@media': {
    screen: {
      selectors: {
        [`${card} > &`]: {
          blockSize: 'auto',
          display: 'block',
          flex: '1 1 100%',
          minInlineSize: 0,
          padding: 0,
          border: 0,
          textAlign: 'start',
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        [`${card} > &[data-label]`]: {
          order: 2,
          flex: '99 1 300px',
          display: 'grid',
          gridTemplateColumns: 'clamp(88px, 34%, 112px) minmax(0, 1fr)',
          gap: '8px',
          paddingBlock: '2px',
        },
        [`${card} > &[data-label]::before`]: {
          content: 'attr(data-label)',
          color: color.textMuted,
          fontSize: '13px',
        },
        [`${card} > &[data-card="toggle"]`]: {
          inlineSize: 'auto',
          flex: 'none',
          marginInline: '-8px -4px',
        },
        // A badge that would break it goes below.
        [`${card} > &[data-card="title"]`]: {
          flexBasis: 'auto',
          minInlineSize: 'min(100%, 16ch)',
          alignSelf: 'center',
        },
        [`${card} > [data-card="toggle"] ~ &[data-card="title"]`]: { flexBasis: 0 },
        [`${card} > &[data-card="badge"]`]: { order: 1, flex: 'none', maxInlineSize: '100%' },
        // At the end of the last line where there is room, else on a line of its own.
        [`${card} > &[data-card="actions"]`]: {
          order: 3,
          inlineSize: 'auto',
          flex: '1 1 auto',
          paddingBlockStart: '8px',
        },
        [`${card} > &[data-card="skip"]`]: { display: 'none' },
        [`${card}:hover > &`]: plain,
        [`${card}[aria-current] > &`]: plain,
        [`[data-theme="contrast"] ${card}[aria-current] > &`]: plain,
      },
    },
    [media.phone]: { selectors: { [`${scroller} &[data-card="title"]`]: { position: 'static' } } },
    [media.print]: {
      blockSize: 'auto',
      paddingBlock: '4pt',
      paddingInline: '0 6pt',
      fontSize: '9pt',
      lineHeight: '12pt',
      background: 'none !important',
      borderBlockEnd: '.5pt solid #999',
    },
  },
});

export const actions = styled({
  display: 'flex',
  gap: '4px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': {
    screen: {
      selectors: {
        [`${card} > ${cell} > &`]: { flexWrap: 'wrap', justifyContent: 'flex-start', gap: '8px' },
      },
    },
  },
});

export const chevron = styled({
  transition: `transform ${motion.medium}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
});

/** The second table row of an open row. */
export const innerRow = styled({
  '@media': {
    screen: {
      selectors: {
        [`${cards} > &`]: {
          display: 'block',
          paddingBlockEnd: '14px',
          borderBlockEnd: `${line.hairline} solid ${color.border}`,
        },
        [`${cards} > &:last-child`]: { borderBlockEnd: 0 },
      },
    },
    [media.print]: { breakInside: 'auto' },
  },
});

export const innerCell = styled({
  background: 'none',
  padding: `0 ${measure.cellInline} 16px`,
  borderBlockEnd: hairline,
  textAlign: 'start',
  selectors: {
    [`${innerRow}:last-child > &`]: { borderBlockEnd: 0 },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  '@media': {
    screen: {
      selectors: { [`${cards} > ${innerRow} > &`]: { display: 'block', padding: '0 16px', border: 0 } },
    },
    [media.print]: { paddingInline: '0 6pt', borderBlockEnd: '.5pt solid #999' },
  },
});

/** As wide as the table, whatever its content: it never widens the columns. */
export const inner = styled({
  contain: 'inline-size',
  padding: '12px 16px',
  borderInlineStart: `2px solid ${color.accentBorder}`,
  background: color.sunken,
  overflowWrap: 'anywhere',
  '@media': {
    [media.print]: { padding: 0, paddingInlineStart: '8pt', background: 'none', borderColor: '#000' },
  },
});

export const trouble = styled({ padding: '12px 16px', borderBlockEnd: hairline });
