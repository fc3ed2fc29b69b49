import { styled } from '../../theme/styled.ts';
import { media, motion, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const root = styled({ display: 'grid', justifyItems: 'start', gap: '2px', minInlineSize: 0 });

export const choice = styled({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'start',
  paddingBlock: '2px',
  lineHeight: '24px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(> :disabled, > [aria-disabled="true"])': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { paddingBlock: '10px' } },
});

const knob = (colour: string) => ({ background: colour });

export const input = styled({
  appearance: 'none',
  display: 'grid',
  alignItems: 'center',
  inlineSize: '40px',
  blockSize: '24px',
  margin: 0,
  paddingInline: `calc(4.5px - max(1.5px, ${line.control}))`,
  border: `max(1.5px, ${line.control}) solid ${color.borderControl}`,
  borderRadius: '12px',
  background: color.surface,
  cursor: 'inherit',
  transition: `background ${motion.medium}`,
  selectors: {
    '&::after': {
      content: '',
      justifySelf: 'start',
      inlineSize: '15px',
      blockSize: '15px',
      borderRadius: '50%',
      ...knob(color.borderStrong),
      position: 'relative',
      insetInlineStart: 0,
      transition: `inset-inline-start ${motion.medium}`,
    },
    '&:hover': { borderColor: color.borderStrong },
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::after': { ...knob(color.onAccent), insetInlineStart: '16px' },
    '&:disabled, &[aria-disabled="true"]': {
      border: `1.5px dashed ${color.borderControl}`,
      background: color.sunken,
    },
    '&:is(:disabled, [aria-disabled="true"])::after': knob(color.textDisabled),
  },
  '@media': {
    [media.print]: { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Canvas',
      borderColor: 'ButtonText',
      selectors: {
        '&::after': knob('ButtonText'),
        '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
        '&:checked::after': knob('HighlightText'),
        '&:disabled, &[aria-disabled="true"]': { background: 'Canvas', borderColor: 'GrayText' },
        '&:is(:disabled, [aria-disabled="true"])::after': knob('GrayText'),
      },
    },
  },
});

/** Aligned with the label, not with the switch. */
export const hint = styled({ ...type.small, color: color.textMuted, marginInlineStart: '50px' });
