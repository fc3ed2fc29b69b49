import { styled } from '../../theme/styled.ts';
import { font, media, motion, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const cell = 'calc(100cqi / var(--pb-code-length))';

/** The border around all cells. It has the focus ring, because the input inside is wider than it. */
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
    '&:focus-within': {
      borderColor: color.focusEdge,
      outline: `2px solid ${color.focus}`,
      boxShadow: `0 0 0 4px ${color.focusEdge}`,
    },
    '&[data-invalid]': { border: `${line.error} solid ${color.danger.solid}` },
    '&[data-readonly]': { background: color.sunken },
    '&[data-disabled]': { background: color.sunken, border: `1px dashed ${color.borderControl}` },
  },
});

/** Above the input: with forced colours the text has a background, which would cover the cells. */
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

/** One digit per cell: the letter spacing is the rest of a cell. One more cell, so that the caret has room. */
export const input = styled({
  position: 'relative',
  inlineSize: `calc(100cqi + ${cell})`,
  blockSize: '48px',
  padding: 0,
  paddingInlineStart: `calc((${cell} - 1ch) / 2)`,
  border: 0,
  borderRadius: 0,
  background: 'none',
  fontFamily: font.mono,
  fontSize: '22px',
  fontWeight: 500,
  letterSpacing: `calc(${cell} - 1ch)`,
  wordSpacing: 0,
  selectors: { '&:disabled': { color: color.textDisabled, cursor: 'not-allowed' } },
});
