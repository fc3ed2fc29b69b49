import { styled } from '../../theme/styled.ts';
import { font, media, motion, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const cell = 'calc(100cqi / var(--pb-code-length))';

/** The edge around all cells. It carries the focus mark, for the input inside is wider than it. */
export const box = styled({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  containerType: 'inline-size',
  inlineSize: 'min(100%, calc(var(--pb-code-length) * 44px))',
  border: `${line.control} solid ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surface,
  transition: `border-color ${motion.fast}`,
  selectors: {
    '&:hover': { borderColor: color.borderStrong },
    '&:has(:focus-visible)': {
      borderColor: color.focusEdge,
      outline: `2px solid ${color.focus}`,
      boxShadow: `0 0 0 4px ${color.focusEdge}`,
    },
    '&:has([aria-invalid="true"])': { border: `${line.error} solid ${color.danger.solid}` },
    '&:has(> input:read-only)': { background: color.sunken },
    '&:has(> input:disabled)': { background: color.sunken, border: `1px dashed ${color.borderControl}` },
  },
});

/** Above the input: with forced colours the text has a ground of its own, which would cover them. */
export const cells = styled({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--pb-code-length), minmax(0, 1fr))',
  pointerEvents: 'none',
});

export const cellEdge = styled({
  selectors: { '& + &': { borderInlineStart: `${line.hairline} solid ${color.border}` } },
  '@media': { [media.forcedColors]: { borderColor: 'GrayText' } },
});

/** One digit to a cell: the gap between digits is what a cell has left. A cell more, so that the caret finds room. */
export const input = styled({
  position: 'relative',
  inlineSize: `calc(100cqi + ${cell})`,
  blockSize: '48px',
  padding: 0,
  paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
  border: 0,
  background: 'none',
  fontFamily: font.mono,
  fontSize: '22px',
  fontWeight: 500,
  letterSpacing: `calc(${cell} - 1ch)`,
  wordSpacing: 0,
  selectors: { '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' } },
});
