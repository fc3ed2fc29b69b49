import { type, vars } from '@pabean/ui/theme';
import { laidOut } from './laid-out.ts';

// Rows of a record in a page: their heading with what adds one, their table, and what can be done with all of them.

const { color, line, measure } = vars;

export const section = laidOut({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12px',
  alignContent: 'start',
});
export const head = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: measure.control,
});
export const heading = laidOut({ selectors: { 'h2&': type.heading, 'h3&': type.subheading } });
export const note = laidOut({ ...type.small, color: color.textMuted });
export const bulk = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '0 4px', marginInlineStart: '-8px' });
export const problem = laidOut({
  color: color.danger.text,
  selectors: { '&:empty': { display: 'none' } },
});
export const box = laidOut({
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: '10px',
  background: color.surface,
  overflow: 'clip',
  containerType: 'inline-size',
});
export const table = laidOut({ inlineSize: '100%', borderCollapse: 'separate', borderSpacing: 0 });
// Where columns are narrow, they stand closer together: so the words in them have room.
const narrow = {
  '(max-width: 360px)': {
    paddingInline: '6px',
    selectors: {
      '&:first-child': { paddingInlineStart: '12px' },
      '&:last-child': { paddingInlineEnd: '12px' },
    },
  },
};
export const columnHead = laidOut({
  blockSize: '36px',
  padding: `0 ${measure.cellInline}`,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  ...type.small,
  fontWeight: 500,
  textAlign: 'start',
  selectors: { '&[data-align="end"]': { textAlign: 'end' } },
  '@media': { '(max-width: 639px)': { paddingInline: '12px' } },
  '@container': narrow,
});
export const cell = laidOut({
  blockSize: measure.row,
  padding: `${measure.cellBlock} ${measure.cellInline}`,
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  fontSize: measure.tableText,
  lineHeight: measure.tableLine,
  fontWeight: 400,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
    '&[data-actions]': { inlineSize: '1%', whiteSpace: 'nowrap', paddingBlock: 0 },
    'tr:last-child > &': { borderBlockEnd: 0 },
    'tr:hover > &': { background: color.hover },
  },
  '@media': { '(max-width: 639px)': { paddingInline: '12px' } },
  '@container': narrow,
});
export const empty = laidOut({ padding: '20px 16px', color: color.textMuted });
