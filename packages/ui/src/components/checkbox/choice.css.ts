import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

/** A checkbox or radio button with its label. */
export const choice = styled({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '2px 10px',
  alignItems: 'start',
  paddingBlock: '4px',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:has(> input:disabled)': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { paddingBlock: '12px' } },
});

/** The box or ring itself: a native input with its own styles. */
export const input = styled({
  appearance: 'none',
  margin: 0,
  inlineSize: '20px',
  blockSize: '20px',
  border: `max(1.5px, ${line.control}) solid ${color.borderControl}`,
  borderRadius: radius.sm,
  background: color.surface,
  display: 'grid',
  placeItems: 'center',
  cursor: 'inherit',
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&:hover': { borderColor: color.borderStrong },
    '&:checked, &[type="checkbox"]:indeterminate': {
      background: color.accent,
      borderColor: color.accent,
    },
    '&[type="radio"]:checked': { background: color.surface, border: `6px solid ${color.accent}` },
    '&[type="checkbox"]:checked:not(:indeterminate)::after': {
      content: '',
      inlineSize: '6px',
      blockSize: '11px',
      border: `solid ${color.onAccent}`,
      // biome-ignore lint/plugin: a drawing; a tick is two borders of a rotated box
      borderWidth: '0 2px 2px 0',
      rotate: '42deg',
      translate: '0 -1px',
    },
    '&[type="checkbox"]:indeterminate::after': {
      content: '',
      inlineSize: '10px',
      blockSize: '2px',
      background: color.onAccent,
    },
    '&[aria-invalid="true"], [aria-invalid="true"] &': {
      borderColor: color.danger.solid,
      borderWidth: '2px',
    },
    '&:disabled, &[type="checkbox"]:disabled:indeterminate': {
      borderStyle: 'dashed',
      borderColor: color.borderControl,
      background: color.sunken,
    },
    '&[type="radio"]:disabled:checked': { borderStyle: 'solid', borderColor: color.textDisabled },
    '&[type="checkbox"]:disabled:checked:not(:indeterminate)::after': { borderColor: color.textDisabled },
    '&[type="checkbox"]:disabled:indeterminate::after': { background: color.textDisabled },
  },
  '@media': {
    // The browser's default marks, in the system's colours.
    [media.forcedColors]: { appearance: 'auto', selectors: { '&&&&::after': { display: 'none' } } },
  },
});
