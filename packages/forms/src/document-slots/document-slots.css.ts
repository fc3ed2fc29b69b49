import { media, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

const { color, line, measure } = vars;

/** As many columns as fit a name and its actions; with fields one column, with the fields beside each slot. */
export const list = laidOut({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  gap: `${measure.fieldGap} 32px`,
  alignItems: 'start',
  selectors: { '&[data-fields]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});

export const slot = laidOut({
  minInlineSize: 0,
  selectors: {
    '[data-fields] > &': {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '16px 32px',
      alignItems: 'start',
      paddingBlock: '20px',
      borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
    },
    '[data-fields] > &:first-child': { paddingBlockStart: 0 },
    '[data-fields] > &:last-child': { borderBlockEnd: 0 },
  },
  '@media': {
    [media.belowDesk]: { selectors: { '[data-fields] > &': { gridTemplateColumns: 'minmax(0, 1fr)' } } },
  },
});

export const fields = laidOut({ minInlineSize: 0 });

/** An officer's correction request, on the warning tint. */
export const remark = laidOut({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '8px',
  marginBlock: '3px',
  paddingBlock: '6px',
  paddingInline: '10px',
  borderInlineStart: `3px solid ${color.warning.border}`,
  background: color.warning.soft,
  color: color.text,
  overflowWrap: 'anywhere',
});
export const icon = laidOut({ marginBlockStart: '1px', color: color.warning.text });

export const stored = laidOut({ display: 'flex', gap: '8px', alignItems: 'center' });
/** A name that opens its file. */
export const open = laidOut({
  // Leaves room for the download button.
  maxInlineSize: 'calc(100% - 40px)',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  fontWeight: 500,
  overflowWrap: 'break-word',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
});
/** Taller than a line, so that the lines of the list keep their spacing. */
export const download = laidOut({ flex: 'none', marginBlock: '-6px' });
export const lacking = laidOut({ color: color.textMuted, fontWeight: 400 });
