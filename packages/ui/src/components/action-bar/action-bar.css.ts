import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { laidOut } from '../../theme/styled.ts';
import { layer, media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const low = '(max-height: 419px)';

export const bar = laidOut({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  paddingBlock: '12px',
  // Background and border reach over the sheet's gutters.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: '-32px',
    background: color.surface,
    borderBlockStart: `${line.hairline} solid ${color.border}`,
  },
  '@media': {
    [media.phone]: { '::before': { insetInline: '-16px' } },
    [media.print]: { display: 'none' },
    // On a low screen, such as a zoomed one, the form needs the space.
    [low]: { position: 'relative' },
  },
});

// Focused fields are not hidden by the bar, nor its buttons by a toast.
globalStyle(`html:has(${bar})`, {
  '@layer': {
    [layers.layout]: {
      scrollPaddingBlockEnd: '80px',
      vars: { '--pb-sticky-end': '64px' },
      '@media': {
        [media.phone]: { scrollPaddingBlockEnd: '112px', vars: { '--pb-sticky-end': '96px' } },
        [low]: { scrollPaddingBlockEnd: 0, vars: { '--pb-sticky-end': '0px' } },
      },
    },
  },
});

const group = { display: 'flex', flexWrap: 'wrap', gap: '12px', alignItems: 'center' } as const;

export const start = laidOut({
  ...group,
  '@media': { [media.phone]: { selectors: { '&:has(> [data-variant="primary"])': { flex: 1 } } } },
});

export const note = laidOut({
  marginInlineStart: 'auto',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { order: -1, inlineSize: '100%', ...type.small } },
});

export const end = laidOut({
  ...group,
  marginInlineStart: 'auto',
  color: color.textMuted,
  selectors: { [`${note} + &`]: { marginInlineStart: 0 } },
  '@media': { [media.phone]: { flex: 1, justifyContent: 'flex-end' } },
});

for (const side of [start, end])
  globalStyle(`${side} > [data-variant="primary"]`, {
    '@layer': { [layers.layout]: { '@media': { [media.phone]: { flex: 1 } } } },
  });
