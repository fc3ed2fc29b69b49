import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { choice } from '../checkbox/choice.css.ts';

export { choice, input } from '../checkbox/choice.css.ts';

const { color, line } = vars;
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
/** Plates side by side: fewer where a long word would not fit into their share of the width. */
const fitting = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(140px, calc((100% - ${8 * (count - 1)}px) / ${count}))), 1fr))`,
});

export const group = styled({
  display: 'grid',
  gap: '8px',
  ...columns(3),
  selectors: {
    '&[data-columns="1"]': columns(1),
    '&[data-columns="2"]': fitting(2),
    '&[data-columns="3"]:where(:not([data-layout="list"]))': fitting(3),
    '&[data-layout="inline"]': { display: 'flex', flexWrap: 'wrap', gap: '0 24px' },
    '&[data-layout="list"]': { gap: '4px 24px' },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        '&[data-columns="3"]': fitting(2),
        '&:is([data-layout="list"], :has(> [data-hinted]))': columns(1),
      },
    },
  },
});

const plateOfChoice = styled({
  alignContent: 'start',
  paddingBlock: '7px',
  paddingInline: '10px 14px',
  border: `${line.control} solid ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&[data-hinted]': { paddingBlock: '12px', paddingInline: '14px 16px' },
    '[aria-invalid="true"] > &': {
      border: `${line.error} solid ${color.danger.solid}`,
      paddingBlock: '6px',
      paddingInline: '9px 13px',
    },
    '&:has(:checked)': {
      borderColor: color.accent,
      background: color.selected,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&:has(:disabled)': { background: color.sunken, border: `1px dashed ${color.borderControl}` },
  },
  '@media': { [media.coarse]: { paddingBlock: '11px' } },
});

export const plate = `${choice} ${plateOfChoice}`;
export const strong = styled({ fontWeight: 600 });
export const hint = styled({ gridColumn: 2, ...type.small, color: color.textMuted });
