import { media, type, vars } from '@pabean/ui/theme';
import { onCards } from '../internal/cards.ts';
import { laidOut } from '../internal/laid-out.ts';

const { color, line, measure } = vars;
const hairline = `${line.hairline} solid ${color.borderSubtle}`;
const hem = `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;

export { actions, foot, head, heads, name, note, place, rows, table } from '../internal/card-table.css.ts';

export const row = laidOut({
  ...onCards({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    padding: '12px 16px',
    borderBlockEnd: hairline,
  }),
  selectors: {
    '&[aria-current]': { background: `${hem} 0 / 4px 100% no-repeat ${color.selected}` },
    '[data-theme="contrast"] &[aria-current]': {
      outline: `3px solid ${color.accent}`,
      outlineOffset: '-3px',
    },
  },
});

export const cell = laidOut({
  padding: `12px ${measure.cellInline}`,
  borderBlockEnd: hairline,
  fontSize: measure.tableText,
  lineHeight: measure.tableLine,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      paddingInline: '8px',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '&[data-align="end"]:last-child': { paddingInlineEnd: measure.cellInline },
    '&[data-actions]': {
      inlineSize: '1%',
      whiteSpace: 'nowrap',
      paddingBlock: '5px',
      paddingInline: '8px 12px',
    },
    '&[data-pick]': { inlineSize: '1%', paddingInlineEnd: 0 },
    '&[data-title]': { minInlineSize: '144px' },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  ...onCards({
    gridColumn: '1 / -1',
    padding: '2px 0',
    border: 0,
    selectors: {
      '&[data-pick]': { gridColumn: '1', gridRow: '1', inlineSize: 'auto', paddingInlineEnd: '8px' },
      '&[data-title]': { gridColumn: '2', gridRow: '1', paddingBlockEnd: '6px' },
      ':not([data-picks]) > &[data-title]': { gridColumn: '1 / -1' },
      '&[data-align="end"]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(72px, 1fr) auto',
        gap: '8px',
        alignItems: 'center',
        paddingInline: 0,
      },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        color: color.textMuted,
        textAlign: 'start',
        fontSize: '13px',
      },
      '&[data-actions]': { padding: '6px 0 0', inlineSize: 'auto' },
      '&[data-empty]': { display: 'none' },
    },
  }),
});

export const sum = laidOut({
  padding: `12px ${measure.cellInline}`,
  background: color.sunken,
  fontWeight: 600,
  fontSize: measure.tableText,
  textAlign: 'start',
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  selectors: {
    '&[data-align="end"]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      paddingInline: '8px',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  ...onCards({
    gridColumn: '1 / -1',
    padding: '2px 0',
    border: 0,
    background: 'none',
    selectors: {
      '&[data-align="end"]': {
        display: 'grid',
        gridTemplateColumns: 'minmax(72px, 1fr) auto',
        paddingInline: 0,
      },
      '&[data-label]::before': {
        content: 'attr(data-label)',
        color: color.textMuted,
        textAlign: 'start',
        fontSize: '13px',
        fontWeight: 400,
      },
      '&[data-empty]': { display: 'none' },
    },
  }),
});
export const sumRow = laidOut({
  ...onCards({ display: 'grid', padding: '12px 16px', background: color.sunken }),
});

export const mark = laidOut({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});
/** On a card the rate stands beside its amount; where even a card has no room, below it again. */
const besideOnCards = {
  '@container': {
    ...onCards({ gridTemplateColumns: 'auto 52px', gap: '8px', alignItems: 'baseline' })['@container'],
    '(max-width: 239px)': { gridTemplateColumns: 'auto', gap: 0 },
  },
};

/** An amount with its rate below it. */
export const amount = laidOut({ display: 'inline-grid', justifyItems: 'end', ...besideOnCards });
export const rate = laidOut({ ...type.small, color: color.textMuted });
/** The same where it can be typed over. */
export const typable = laidOut({
  display: 'inline-grid',
  justifyItems: 'end',
  minBlockSize: '24px',
  margin: '-2px -5px',
  padding: '1px 4px',
  border: '1px solid transparent',
  borderRadius: '4px',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'text',
  selectors: { '&:hover': { borderColor: color.borderControl, background: color.surface } },
  ...besideOnCards,
});

/** A row that is typed in, over the whole width. */
export const typing = laidOut({
  padding: '16px',
  borderBlockEnd: hairline,
  background: `${hem} 0 / 4px 100% no-repeat ${color.selected}`,
  textAlign: 'start',
  ...onCards({ display: 'block' }),
});
export const typingRow = laidOut({ ...onCards({ display: 'block' }) });
export const typingForm = laidOut({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const typingFields = laidOut({
  display: 'grid',
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))',
  alignItems: 'start',
});
export const typingWide = laidOut({ gridColumn: 'span 2' });
export const typingFoot = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const typingTaxes = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const typingTax = laidOut({ display: 'flex', gap: '6px' });
export const typingName = laidOut({ color: color.textMuted });
export const changed = laidOut({ display: 'block', marginBlockStart: '4px' });
export const pick = laidOut({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlock: '-2px',
});
export const box = laidOut({
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: color.accent,
  '@media': { [media.print]: { display: 'none' } },
});
