import { type, vars } from '@pabean/ui/theme';
import { laidOut } from '../laid-out.ts';
import { onCards } from './cards.ts';

// A table whose rows become cards if there is no room for columns.

const { color, line, measure } = vars;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;
const hem = `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;
const edges = {
  '&:first-child': { paddingInlineStart: measure.cellInline },
  '&:last-child': { paddingInlineEnd: measure.cellInline },
};
const amount = {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const;
/** A table that stays a table on the narrowest phones has less spacing there. */
const closer = {
  paddingInline: '6px',
  selectors: {
    '&:first-child': { paddingInlineStart: '12px' },
    '&:last-child': { paddingInlineEnd: '12px' },
  },
};
const noEdges = {
  '&:first-child': { paddingInlineStart: 0 },
  '&:last-child': { paddingInlineEnd: 0 },
};
// Spans all lines of its value, so that each of them is in the second column.
const cardLabel = {
  content: 'attr(data-label)',
  gridColumn: '1',
  gridRow: '1 / span 3',
  color: color.textMuted,
  textAlign: 'start',
  fontSize: '13px',
  fontWeight: 400,
} as const;
/** An amount at the end of its line, after its label. */
const cardAmount = {
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, 1fr) auto',
  gap: '0 8px',
  alignItems: 'baseline',
} as const;

/** Around the table, or around the text shown while there are no rows. */
export const box = laidOut({
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: '10px',
  background: color.surface,
  overflow: 'clip',
  containerType: 'inline-size',
  selectors: { '&[data-wrong]': { border: `2px solid ${color.danger.border}` } },
});
export const empty = laidOut({ padding: '20px 16px', color: color.textMuted });

export const table = laidOut({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...onCards({ display: 'block' }),
});
export const block = laidOut({ ...onCards({ display: 'block' }) });
export const heads = laidOut({ ...onCards({ display: 'none' }) });
export const head = laidOut({
  blockSize: '36px',
  padding: '4px 8px',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  ...type.small,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    ...edges,
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-pick]': { inlineSize: '1%', paddingInlineEnd: 0 },
  },
  ...onCards({}, closer),
});

export const row = laidOut({
  selectors: {
    '&[data-wrong]': {
      background: `linear-gradient(${color.danger.border} 0 0) 0 / 3px 100% no-repeat ${color.danger.soft}`,
    },
    '&[aria-current]': { background: `${hem} 0 / 4px 100% no-repeat ${color.selected}` },
    '[data-theme="contrast"] &[aria-current]': {
      outline: `3px solid ${color.accent}`,
      outlineOffset: '-3px',
    },
  },
  ...onCards({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '2px 8px',
    padding: '12px 16px',
    borderBlockEnd: hairline,
    selectors: { 'tbody > &:last-child': { borderBlockEnd: 0 } },
  }),
});

export const cell = laidOut({
  background: 'none',
  padding: '12px 8px',
  borderBlockEnd: hairline,
  fontSize: measure.tableText,
  lineHeight: measure.tableLine,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    ...edges,
    '&[data-align="end"]': amount,
    '&[data-title]': { minInlineSize: '144px' },
    '&[data-actions]': { inlineSize: '1%', whiteSpace: 'nowrap', paddingBlock: '5px' },
    '&[data-pick]': { inlineSize: '1%', paddingInlineEnd: 0 },
    'tbody > tr:last-child > &': { borderBlockEnd: 0 },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  ...onCards(
    {
      gridColumn: '1 / -1',
      padding: 0,
      border: 0,
      selectors: {
        ...noEdges,
        '&[data-title]': { gridColumn: '1 / 3', gridRow: '1', minInlineSize: 0, paddingBlockEnd: '4px' },
        '[data-picks] > &[data-title]': { gridColumn: '2' },
        '&[data-pick]': { gridColumn: '1', gridRow: '1', inlineSize: 'auto' },
        '&[data-actions]': {
          gridColumn: '3',
          gridRow: '1',
          inlineSize: 'auto',
          padding: 0,
          marginBlock: '-5px',
          marginInlineEnd: '-8px',
        },
        '&[data-label]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(min(92px, 40%), 38%) minmax(0, 1fr)',
          gap: '0 8px',
        },
        '&[data-label][data-align="end"]': cardAmount,
        '&[data-label]::before': cardLabel,
      },
    },
    { ...closer, selectors: { ...closer.selectors, '&[data-title]': { minInlineSize: 0 } } },
  ),
});

export const name = laidOut({ fontWeight: 600 });
export const note = laidOut({ display: 'block', ...type.small, color: color.textMuted });
/** A button inside a cell's text, with the height of a line. Its words may be a long file name. */
export const inCell = laidOut({
  marginBlock: '-8px',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Errors of a row, below its name. */
export const problem = laidOut({
  display: 'flex',
  gap: '6px',
  alignItems: 'start',
  color: color.danger.text,
  ...type.small,
});
export const problemIcon = laidOut({ flex: 'none', marginBlockStart: '2px' });
export const problemLink = laidOut({
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});

/** Over the full width: in place of a row, or of a deleted one. */
export const whole = laidOut({
  padding: 0,
  background: 'none',
  textAlign: 'start',
  ...onCards({ display: 'block' }),
});

/** In place of a deleted row, as long as it can be restored. */
export const deleted = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `4px ${measure.cellInline}`,
  borderBlockEnd: hairline,
  background: color.sunken,
  color: color.textMuted,
  fontSize: measure.tableText,
  overflowWrap: 'anywhere',
});

export const sum = laidOut({
  padding: '12px 8px',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  fontWeight: 600,
  fontSize: measure.tableText,
  textAlign: 'start',
  selectors: { ...edges, '&[data-align="end"]': amount },
  ...onCards({
    padding: 0,
    border: 0,
    background: 'none',
    selectors: {
      ...noEdges,
      '&[data-align="end"]': cardAmount,
      '&[data-label]::before': cardLabel,
      '&[data-empty]': { display: 'none' },
    },
  }),
});
export const sumRow = laidOut({
  ...onCards({
    display: 'grid',
    gap: '2px',
    padding: '12px 16px',
    borderBlockStart: `${line.hairline} solid ${color.border}`,
    background: color.sunken,
  }),
});
