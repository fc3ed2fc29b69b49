import { type, vars } from '@pabean/ui/theme';
import { card } from '../internal/cards.ts';
import { laidOut } from '../internal/laid-out.ts';

const { color, line, measure } = vars;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;

export {
  actions,
  foot,
  heads,
  name,
  note,
  place,
  rows,
  table,
} from '../internal/card-table.css.ts';

/** The box around lines that are wrong, or around none where one is asked for. */
export const box = laidOut({
  selectors: { '&[data-wrong]': { border: `2px solid ${color.danger.border}` } },
});

export const row = laidOut({
  selectors: {
    '&[data-wrong]': {
      background: `linear-gradient(${color.danger.border} 0 0) 0 / 3px 100% no-repeat ${color.danger.soft}`,
    },
  },
  '@container': {
    [card]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 8px',
      padding: '12px 16px',
      borderBlockEnd: hairline,
      selectors: {
        'tbody > &:last-child': { borderBlockEnd: 0 },
        '&[data-wrong]:not([data-problems])': { borderBlockEnd: 0, paddingBlockEnd: 0 },
        '&[data-problems]': { paddingBlockStart: '6px' },
      },
    },
  },
});

const edges = {
  '&:first-child': { paddingInlineStart: measure.cellInline },
  '&:last-child': { paddingInlineEnd: measure.cellInline },
};

export const head = laidOut({
  blockSize: '36px',
  padding: '4px 8px',
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  ...type.small,
  fontWeight: 500,
  textAlign: 'start',
  selectors: { ...edges, '&[data-align="end"]': { textAlign: 'end' } },
});

export const cell = laidOut({
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
    '&[data-align="end"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '&[data-title]': { minInlineSize: '144px' },
    '&[data-actions]': { inlineSize: '1%', whiteSpace: 'nowrap', paddingBlock: '5px' },
    'tbody > tr:last-child > &': { borderBlockEnd: 0 },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  '@container': {
    '(min-width: 600px)': {
      selectors: {
        'tr[data-wrong]:not([data-problems]) > &': { borderBlockEnd: 0, paddingBlockEnd: '4px' },
      },
    },
    [card]: {
      gridColumn: '1 / -1',
      padding: 0,
      border: 0,
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
        '&[data-title]': { gridColumn: '1', gridRow: '1', paddingBlockEnd: '4px' },
        '&[data-actions]': {
          gridColumn: '2',
          gridRow: '1',
          inlineSize: 'auto',
          padding: 0,
          marginBlock: '-5px',
        },
        '&[data-label]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(92px, 38%) minmax(0, 1fr)',
          gap: '8px',
          textAlign: 'start',
          whiteSpace: 'normal',
        },
        '&[data-label]::before': { content: 'attr(data-label)', color: color.textMuted, fontSize: '13px' },
      },
    },
    // No room for a fact beside its label.
    '(max-width: 240px)': {
      selectors: { '&[data-label]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
    },
  },
});

/** What is wrong with a line, below it. */
export const problems = laidOut({
  padding: `0 ${measure.cellInline} 10px`,
  borderBlockEnd: hairline,
  selectors: { 'tbody > tr:last-child > &': { borderBlockEnd: 0 } },
  '@container': { [card]: { display: 'block', gridColumn: '1 / -1', padding: 0, border: 0 } },
});
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

/** Stands where a line was, as long as it can come back. */
export const gone = laidOut({
  padding: `4px ${measure.cellInline}`,
  borderBlockEnd: hairline,
  background: color.sunken,
  color: color.textMuted,
  selectors: { 'tbody > tr:last-child > &': { borderBlockEnd: 0 } },
  '@container': { [card]: { display: 'block', padding: '4px 16px' } },
});
export const goneRow = laidOut({ '@container': { [card]: { display: 'block' } } });
export const goneWords = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});

export const sum = laidOut({
  padding: '12px 8px',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  fontWeight: 600,
  fontSize: measure.tableText,
  textAlign: 'start',
  selectors: {
    ...edges,
    '&[data-align="end"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  '@container': {
    [card]: {
      padding: 0,
      border: 0,
      background: 'none',
      selectors: {
        '&:first-child': { paddingInlineStart: 0 },
        '&[data-empty]': { display: 'none' },
      },
    },
  },
});
export const sumRow = laidOut({
  '@container': {
    [card]: {
      display: 'flex',
      gap: '12px',
      justifyContent: 'space-between',
      padding: '12px 16px',
      borderBlockStart: `${line.hairline} solid ${color.border}`,
      background: color.sunken,
    },
  },
});
