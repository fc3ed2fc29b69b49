import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;
const threads = `${color.accent} 0 2px, ${color.thread} 2px 4px`;
const hem = `linear-gradient(90deg, ${threads})`;

export const timeline = styled({
  display: 'grid',
  alignContent: 'start',
  selectors: {
    '&[data-orientation="horizontal"]': { containerType: 'inline-size', display: 'flex', flexWrap: 'wrap' },
  },
});

const across = '[data-orientation="horizontal"] > &';
/** Wide enough for horizontal steps: the line between steps is horizontal, too. */
const beside = {
  [across]: {
    flex: '1 1 0',
    minInlineSize: 0,
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6px 0',
    paddingBlockEnd: 0,
    paddingInlineEnd: '16px',
    alignContent: 'start',
  },
  [`${across}:not(:last-child)::before`]: {
    insetBlock: '10px auto',
    insetInline: '24px 0',
    inlineSize: 'auto',
    blockSize: '4px',
    background: `linear-gradient(${threads})`,
  },
  [`${across}:not(:last-child):not([data-state="done"])::before`]: {
    insetBlockStart: '11px',
    insetInlineStart: '24px',
    inlineSize: 'auto',
    blockSize: 0,
    background: 'none',
    borderInlineStart: 0,
    borderBlockStart: `2px dashed ${color.border}`,
  },
} as const;

export const step = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  gap: '0 12px',
  paddingBlockEnd: '20px',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // A coloured line along past steps, a dashed one to future steps.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '24px 0',
      insetInlineStart: '10px',
      inlineSize: '4px',
      background: hem,
      forcedColorAdjust: 'none',
    },
    '&:not(:last-child):not([data-state="done"])::before': {
      insetInlineStart: '11px',
      inlineSize: 0,
      background: 'none',
      borderInlineStart: `2px dashed ${color.border}`,
    },
    [across]: { flex: '1 0 100%' },
  },
  '@container': {
    '(min-width: 640px)': {
      selectors: beside,
      '@media': {
        [media.print]: {
          selectors: {
            [`${across}:not(:last-child)::before`]: {
              blockSize: 0,
              borderInlineStart: 0,
              borderBlockStart: '1pt solid #000',
            },
          },
        },
      },
    },
  },
  '@media': {
    [media.print]: {
      breakInside: 'avoid',
      selectors: {
        '&:not(:last-child)::before': {
          inlineSize: 0,
          background: 'none !important',
          borderInlineStart: '1pt solid #000',
        },
      },
    },
  },
});

export const dot = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.full,
  selectors: {
    '[data-state="done"] > &': { background: color.accent, color: color.onAccent },
    '[data-state="yours"] > &': {
      background: color.surface,
      border: `2px solid ${color.accent}`,
      color: color.link,
    },
    '[data-state="process"] > &': { background: color.process.solid, color: color.process.onSolid },
    '[data-state="rejected"] > &': { background: color.danger.solid, color: color.danger.onSolid },
    '[data-state="unknown"] > &': {
      background: color.surface,
      border: `2px solid ${color.neutral.border}`,
      color: color.neutral.text,
    },
    '[data-state="ahead"] > &': {
      background: color.surface,
      border: `1.5px solid ${color.borderControl}`,
    },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid' },
    [media.print]: {
      background: '#fff !important',
      color: '#000 !important',
      border: '1pt solid #000 !important',
    },
  },
});

export const icon = styled({ strokeWidth: 2.25 });

export const label = styled({
  display: 'block',
  paddingBlockStart: '2px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: { '[data-state="ahead"] &': { color: color.textMuted, fontWeight: 500 } },
});

export const fact = styled({
  display: 'block',
  ...type.small,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});

export const next = styled({ ...type.small, marginBlockStart: '6px' });
