import { keyframes } from '@vanilla-extract/css';
import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure } = vars;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;
const hem = `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;

export const root = styled({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // In a grid or a flex box it stays as wide as its place, and its rows scroll inside.
  minInlineSize: 0,
});

export const box = styled({
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surface,
  // Clip, not hidden: the head still sticks to the window.
  overflow: 'clip',
  '@media': { [media.print]: { border: 0, borderRadius: 0, overflow: 'visible' } },
});

const appear = keyframes({ from: { opacity: 0 } });

/** Stays in sight, as the heads do, while the rows are longer than the window. */
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
  '@media': {
    [media.phone]: { padding: '12px' },
    [media.abovePhone]: { selectors: { '&[data-phone-only]': { display: 'none' } } },
  },
});

export const phoneOnly = styled({
  '@media': {
    [media.abovePhone]: { display: 'none' },
    [media.phone]: { flex: '1 1 130px', minInlineSize: 0 },
  },
});

export const pager = styled({
  padding: '10px 16px',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  '@media': { [media.phone]: { padding: '12px' } },
});

export const scroll = styled({
  selectors: { '&[data-wide]': { overflowX: 'auto' } },
  '@media': { [media.print]: { overflow: 'visible !important' } },
});

export const heads = styled({ '@media': { [media.phone]: { display: 'none' } } });

export const head = styled({
  position: 'sticky',
  insetBlockStart: 'var(--pb-sticky-top, 0px)',
  zIndex: 1,
  blockSize: '36px',
  padding: `0 ${measure.cellInline}`,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  ...type.small,
  fontWeight: 500,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[aria-sort]': { color: color.text },
    '[data-wide] &': { insetBlockStart: 0 },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  '@media': {
    [media.print]: {
      position: 'static',
      blockSize: 'auto',
      paddingBlock: '3pt',
      paddingInline: '0 6pt',
      background: 'none',
      color: '#000',
      fontSize: '9pt',
      borderBlock: '1pt solid #000',
    },
  },
});

export const sort = styled({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  cursor: 'pointer',
});

export const arrow = styled({
  opacity: 0.5,
  selectors: {
    [`${sort}:hover &`]: { opacity: 1 },
    '[aria-sort] &': { opacity: 1, color: color.link },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const row = styled({
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '14px 16px',
      borderBlockEnd: `${line.hairline} solid ${color.border}`,
      selectors: {
        '&:last-child': { borderBlockEnd: 0 },
        '&[aria-current]': { background: `${hem} 0 / 4px 100% no-repeat ${color.selected}` },
        '[data-theme="contrast"] &[aria-current]': { boxShadow: `inset 0 0 0 3px ${color.accent}` },
      },
    },
  },
});

// The card as a whole says that it is the current one.
const plain = { background: 'none', boxShadow: 'none' };

const cards = {
  blockSize: 'auto',
  display: 'block',
  gridColumn: '1 / -1',
  padding: 0,
  border: 0,
  textAlign: 'start',
  selectors: {
    '&[data-label]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(88px, 112px) minmax(0, 1fr)',
      gap: '8px',
      paddingBlock: '2px',
    },
    '&[data-align="end"]': { textAlign: 'start' },
    '&[data-label]::before': { content: 'attr(data-label)', color: color.textMuted, fontSize: '13px' },
    '&[data-card="title"]': { gridColumn: 1, gridRow: 1, alignSelf: 'center' },
    '&[data-card="badge"]': { gridColumn: 2, gridRow: 1, alignSelf: 'start' },
    '&[data-card="actions"]': { inlineSize: 'auto', paddingBlockStart: '10px' },
    '&[data-card="skip"]': { display: 'none' },
  },
} as const;

export const cell = styled({
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
    '&[data-card="actions"]': { inlineSize: '1%', whiteSpace: 'nowrap' },
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    [`${row}:hover > &`]: { background: color.hover },
    [`${row}[aria-current] > &`]: { background: color.selected },
    [`${row}[aria-current] > &:first-child`]: {
      backgroundImage: hem,
      backgroundSize: '4px 100%',
      backgroundRepeat: 'no-repeat',
    },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
    [`[data-theme="contrast"] ${row}[aria-current] > &`]: {
      boxShadow: `inset 0 3px ${color.accent}, inset 0 -3px ${color.accent}`,
    },
  },
  '@media': {
    [media.phone]: {
      ...cards,
      selectors: {
        ...cards.selectors,
        [`${row}:hover > &`]: plain,
        [`${row}[aria-current] > &`]: plain,
        [`${row}[aria-current] > &:first-child`]: plain,
        [`[data-theme="contrast"] ${row}[aria-current] > &`]: plain,
      },
    },
    [media.print]: {
      blockSize: 'auto',
      paddingBlock: '4pt',
      paddingInline: '0 6pt',
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
  '@media': { [media.phone]: { justifyContent: 'flex-start', gap: '8px' } },
});

export const table = styled({ '@media': { [media.phone]: { display: 'block' } } });
export const rows = styled({ '@media': { [media.phone]: { display: 'block' } } });

export const trouble = styled({ padding: '12px 16px', borderBlockEnd: hairline });
