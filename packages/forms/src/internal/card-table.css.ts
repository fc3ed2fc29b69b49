import { type, vars } from '@pabean/ui/theme';
import { onCards } from './cards.ts';
import { laidOut } from './laid-out.ts';

// A table whose rows become cards where there is no room for columns.

const { color, line, measure } = vars;

/** What the table measures itself by: narrower ones become cards. */
export const place = laidOut({ containerType: 'inline-size', minInlineSize: 0 });

export const table = laidOut({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  ...onCards({ display: 'block' }),
});

export const rows = laidOut({ ...onCards({ display: 'block' }) });

export const heads = laidOut({ ...onCards({ display: 'none' }) });

export const head = laidOut({
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
    '&[data-align="end"]': { textAlign: 'end', paddingInline: '8px' },
    '&[data-pick]': { inlineSize: '1%', paddingInlineEnd: 0 },
  },
});

export const foot = laidOut({
  ...onCards({ display: 'block' }),
});

export const name = laidOut({ fontWeight: 600 });

export const note = laidOut({ display: 'block', ...type.small, color: color.textMuted });

export const actions = laidOut({ display: 'inline-flex', gap: '4px' });
