import { globalStyled, styled } from '../../theme/styled.ts';
import { font, media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line, measure } = vars;

const lines = { display: 'grid', gap: '6px', alignContent: 'start', minInlineSize: 0 } as const;

export const field = styled({ ...lines, position: 'relative' });

/** A field with a visible label, in two parts: label and hint above, and the control with everything below it. */
export const parted = styled({ gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = styled(lines);

export const labelLine = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});

export const label = styled({ fontWeight: 600 });
export const optional = styled({ fontWeight: 400, color: color.textMuted });
export const hint = styled({
  ...type.small,
  color: color.textMuted,
  marginBlockStart: '-3px',
  // An example, such as a URL, is one long word: with large text it would widen the page.
  overflowWrap: 'anywhere',
});

export const error = styled({ display: 'flex', gap: '6px', color: color.danger.text, fontWeight: 500 });
export const errorHeading = styled({ display: 'block', fontWeight: 700 });
export const errorIcon = styled({ marginBlockStart: '2px' });

export const box = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: {
    '[data-width="half"] &': { maxInlineSize: 'max(50%, 240px)' },
    '[data-width="date"] &': { maxInlineSize: '200px' },
    '[data-width="phone"] &': { maxInlineSize: '240px' },
  },
});

const inside = {
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: color.textMuted,
} as const;

export const start = styled({ ...inside, insetInlineStart: '12px', pointerEvents: 'none' });
export const end = styled({
  ...inside,
  gridAutoFlow: 'column',
  gap: '8px',
  insetInlineEnd: '12px',
  pointerEvents: 'none',
});
export const button = styled({
  ...inside,
  insetInlineEnd: 0,
  padding: '1px',
  gridTemplateRows: 'minmax(0, 1fr)',
});
globalStyled(`${button} > button`, { minBlockSize: 0, blockSize: '100%', borderRadius: '5px' });

const lockedInContrast = { border: `2px dotted ${color.borderControl}` };

/** The class of every control with a border (inputs, selects, text areas), also for custom ones inside a Field. */
export const control = styled({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: measure.control,
  paddingBlock: 0,
  paddingInline: '12px',
  border: `${line.control} solid ${color.borderControl}`,
  borderRadius: radius.md,
  background: color.surface,
  ...type.input,
  outlineOffset: 0,
  transition: `border-color ${motion.fast}`,
  '::placeholder': { color: color.textPlaceholder, opacity: 1 },
  selectors: {
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&[data-size="small"]': { minBlockSize: measure.controlSmall, fontSize: '14px', paddingInline: '10px' },
    '&[data-code]': { fontFamily: font.mono, letterSpacing: '.005em', wordSpacing: 0 },
    '&:hover': { borderColor: color.borderStrong },
    '&:focus-visible': { borderColor: color.focusEdge },
    '[data-start="icon"] > &': { paddingInlineStart: '38px' },
    '[data-start="icon"] > &[data-size="small"]': { paddingInlineStart: '34px' },
    '[data-start="unit"] > &': { paddingInlineStart: 'calc(12px + 1.87em)' },
    '[data-end="unit"] > &': { paddingInlineEnd: 'calc(12px + 1.87em)' },
    '[data-end="locked-unit"] > &': { paddingInlineEnd: 'calc(36px + 1.87em)' },
    '[data-end="button"] > &': { paddingInlineEnd: '44px' },
    '[data-locked] &': { background: color.sunken, borderColor: color.border, color: color.text },
    '[data-theme="contrast"] [data-locked] &': lockedInContrast,
    '&[aria-invalid="true"]': {
      border: `${line.error} solid ${color.danger.solid}`,
    },
    '&:disabled': {
      background: color.sunken,
      color: color.textDisabled,
      border: `1px dashed ${color.borderControl}`,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.phone]: { fontSize: '16px' },
    [media.moreContrast]: { selectors: { '[data-locked] &': lockedInContrast } },
  },
});
