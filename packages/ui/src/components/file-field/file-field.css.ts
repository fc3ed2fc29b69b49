import { styled } from '../../theme/styled.ts';
import { font, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const area = styled({ position: 'relative' });

/** An invisible input over the whole area: the browser itself handles clicks and drops. */
export const input = styled({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** Controls that can be clicked although the input covers the area. */
export const above = styled({ position: 'relative', zIndex: 1 });

const focused = {
  outline: `2px solid ${color.focus}`,
  boxShadow: `0 0 0 4px ${color.focusEdge}`,
};

export const drop = styled({
  display: 'grid',
  justifyItems: 'center',
  gap: '4px',
  padding: '24px',
  border: `1.5px dashed ${color.borderControl}`,
  borderRadius: radius.lg,
  background: color.canvas,
  textAlign: 'center',
  selectors: {
    '[data-over] > &': { borderStyle: 'solid', borderColor: color.accent, background: color.selected },
    '&[data-invalid]': { border: `${line.error} dashed ${color.danger.solid}` },
    '[data-focused] > &': focused,
    ':has(> input:disabled) > &': { background: color.sunken, color: color.textDisabled },
    '&[data-low]': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 12px',
      alignItems: 'center',
      minBlockSize: '62px',
      paddingBlock: '10px',
      paddingInline: '18px 8px',
      borderRadius: radius.md,
      textAlign: 'start',
    },
  },
});

export const text = styled({
  display: 'grid',
  gap: '4px',
  minInlineSize: 0,
  selectors: { '[data-low] > &': { flex: '1 1 min(160px, calc(100% - 36px))', gap: 0 } },
});

export const call = styled({ fontWeight: 600 });

export const limit = styled({ ...type.small, color: color.textMuted });

export const pick = styled({
  marginBlockStart: '8px',
  selectors: { '[data-low] > &': { marginBlockStart: 0, marginInlineStart: 'auto' } },
});

/** The buttons go to a line of their own where there would be no room for the name. */
export const row = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  paddingBlock: '10px',
  paddingInline: '10px 8px',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  background: color.surface,
  selectors: {
    '[data-over] > &': { borderColor: color.accent, background: color.selected },
    '&[data-invalid]': { border: `${line.error} solid ${color.danger.solid}` },
    '[data-focused] > &': focused,
    '[data-theme="contrast"] &:not([data-invalid])': { borderColor: color.borderControl },
  },
});

export const tile = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.sm,
  background: color.accentSoft,
  color: color.link,
  font: `600 12px/1 ${font.mono}`,
  selectors: {
    '[data-invalid] > &': { background: color.danger.soft, color: color.danger.text },
    '[data-theme="contrast"] &': { border: '1px solid' },
  },
});

export const file = styled({
  flex: '1 1 min(180px, calc(100% - 52px))',
  display: 'grid',
  minInlineSize: 0,
});

export const name = styled({ fontWeight: 600, overflowWrap: 'anywhere' });

export const actions = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px', marginInlineStart: 'auto' });
