import { globalStyle } from '@vanilla-extract/css';
import { globalStyled, laidOut } from '../../theme/styled.ts';
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
  // Background and border reach over the page's gutters, if it has told their width.
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: 'calc(-1 * var(--pb-page-gutter, 0px))',
    background: color.surface,
    borderBlockStart: `${line.hairline} solid ${color.border}`,
  },
  '@media': {
    [media.print]: { display: 'none' },
    // On a low screen, such as a zoomed one, the form needs the space.
    [low]: { position: 'relative' },
  },
});

// Focused fields are not hidden by the bar. Its height is measured by `useStickyEnd`.
globalStyle('[data-sticky-end]', { scrollPaddingBlockEnd: 'calc(var(--pb-sticky-end, 0px) + 16px)' });

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
  globalStyled(`${side} > [data-variant="primary"]`, { '@media': { [media.phone]: { flex: 1 } } }, 'layout');
