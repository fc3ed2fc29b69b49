import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const hem = `linear-gradient(${color.accent} 0 2px, ${color.thread} 2px 4px)`;
/** Below this width, steps are below each other, and only the relevant ones are shown. */
const narrow = '(max-width: 559px)';
/** Up to this width every label gets the space that it needs, before the lines do. */
const tight = '(min-width: 560px) and (max-width: 899px)';

// The ring of the current step extends 5 px beyond its dot.
export const stepper = styled({ containerType: 'inline-size', minInlineSize: 0, paddingBlock: '5px' });

export const steps = styled({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '12px',
  '@container': { [tight]: { display: 'flex' }, [narrow]: { gridAutoFlow: 'row' } },
});

export const step = styled({
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, max-content) minmax(12px, 1fr)',
  gap: '0 12px',
  color: color.text,
  selectors: {
    '&[data-state="ahead"]': { color: color.textMuted },
    // A coloured line along finished steps, a plain line to future ones.
    '&:not(:last-child)::after': {
      content: '',
      alignSelf: 'start',
      marginBlockStart: '15px',
      borderBlockStart: `2px solid ${color.border}`,
    },
    '&:is([data-state="done"], [data-state="invalid"])::after': {
      border: 0,
      marginBlockStart: '14px',
      blockSize: '4px',
      background: hem,
      forcedColorAdjust: 'none',
    },
    '[data-theme="contrast"] &[data-state="here"]::after': { borderColor: color.borderControl },
  },
  '@container': {
    [tight]: {
      flex: '1 1 auto',
      minInlineSize: 0,
      selectors: { '&:last-child': { flex: '0 1 auto', gridTemplateColumns: '32px minmax(0, max-content)' } },
    },
    [narrow]: {
      gridTemplateColumns: '32px minmax(0, 1fr)',
      selectors: {
        '&:is([data-state="done"], [data-state="ahead"])': { display: 'none' },
        '&:not(:last-child)::after': { display: 'none' },
      },
    },
  },
});

export const dot = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  border: `1.5px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
  fontSize: '14px',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '[data-state="done"] > &': {
      border: 0,
      background: color.accent,
      color: color.onAccent,
      forcedColorAdjust: 'none',
    },
    '[data-state="invalid"] > &': {
      border: `2px solid ${color.danger.solid}`,
      background: color.danger.soft,
      color: color.danger.text,
    },
    // A gold ring with a gap around the dot, on any background.
    '[data-state="here"] > &': {
      border: `2px solid ${color.accent}`,
      color: color.link,
      outline: `2px solid ${color.thread}`,
      outlineOffset: '3px',
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-state="done"] > &': { background: 'CanvasText', color: 'Canvas' },
        '[data-state="invalid"] > &': { borderStyle: 'double', borderWidth: '4px' },
      },
    },
  },
});

export const text = styled({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlockStart: '6px',
  overflowWrap: 'anywhere',
});

const name = { ...type.body, fontWeight: 600 } as const;

export const label = styled({
  ...name,
  selectors: {
    '[data-state="here"] &': { fontWeight: 700 },
    '[data-state="ahead"] &': { fontWeight: 500 },
  },
});

export const way = styled({
  ...name,
  position: 'relative',
  padding: 0,
  border: 0,
  borderRadius: '2px',
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.link, textDecorationThickness: '2px' },
    // The dot is clickable, too.
    '&::before': { content: '', position: 'absolute', insetBlock: '-6px', insetInline: '-44px 0' },
  },
});

const below = { ...type.small, fontWeight: 400 } as const;
export const invalid = styled({ ...below, fontWeight: 500, color: color.danger.text });
export const position = styled({
  ...below,
  display: 'none',
  color: color.textMuted,
  '@container': { [narrow]: { display: 'block' } },
});
