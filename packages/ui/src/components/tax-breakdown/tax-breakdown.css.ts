import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export { hidden } from '../visually-hidden/visually-hidden.css.ts';

export const body = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const goods = styled({
  ...type.small,
  color: color.textMuted,
  marginBlockStart: '-14px',
  paddingBlockEnd: '14px',
  overflowWrap: 'anywhere',
});

/** The amount goes to the next line where there is no room for it beside its name. */
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 16px',
  paddingBlock: '9px',
  borderBlockEnd: `1px solid ${color.borderSubtle}`,
  selectors: {
    '&[data-row="goodsValue"]': { paddingBlockStart: 0 },
    '&[data-row="taxBase"]': { color: color.textMuted },
    '&[data-row="total"]': {
      borderBlockStart: `2px solid ${color.text}`,
      borderBlockEnd: 0,
      marginBlockStart: '-1px',
      paddingBlock: '10px 0',
      fontWeight: 650,
    },
  },
});

export const name = styled({ flex: '1 1 8em', minInlineSize: 0 });

export const formula = styled({
  display: 'block',
  ...type.small,
  color: color.textMuted,
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: { '&[data-lacks-rate]': { color: color.warning.text, fontWeight: 500 } },
});

export const amount = styled({
  marginInlineStart: 'auto',
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-row="total"] > &': { fontSize: '18px', lineHeight: '26px', letterSpacing: '-.01em' },
  },
});

export const note = styled({ ...type.small, color: color.textMuted, paddingBlockStart: '8px' });
export const allGoods = styled({
  ...type.body,
  color: color.text,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const error = styled({ selectors: { '&:not(:empty)': { paddingBlockStart: '8px' } } });
