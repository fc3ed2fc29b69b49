import { globalStyled, styled } from '../../theme/styled.ts';
import { layer, media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;
const hem = `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px)`;
const height = '56px';
/** A low screen, such as a zoomed one: the rows need the space. */
const low = '(max-height: 419px)';

export const frame = styled({
  vars: { '--pb-sticky-outer': 'var(--pb-sticky-top, 0px)' },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const chosen = (edge: string) => ({
  selectors: { '&[data-selecting]': { outline: `2px solid ${edge}`, outlineOffset: '-2px' } },
});

export const bar = styled({
  position: 'sticky',
  insetBlockStart: 'var(--pb-sticky-top, 0px)',
  zIndex: layer.sticky,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.surface,
  selectors: {
    '&[data-selecting]': { background: color.selected },
    '[data-theme="contrast"] &[data-selecting]': {
      outline: `2px solid ${color.accent}`,
      outlineOffset: '-2px',
    },
  },
  '@media': {
    [media.moreContrast]: chosen(color.accent),
    [media.forcedColors]: chosen('Highlight'),
    [low]: { position: 'static' },
  },
});

// A fieldset does not pass its height on, so its line is an element of its own.
export const content = styled({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  alignContent: 'center',
  minBlockSize: height,
  paddingBlock: '8px',
  paddingInline: '16px',
  selectors: {
    '[data-selecting] > &::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '4px',
      background: hem,
      forcedColorAdjust: 'none',
    },
  },
  '@media': { [media.phone]: { paddingInline: '12px' } },
});

export const count = styled({ fontWeight: 500, overflowWrap: 'anywhere' });

export const selected = styled({
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  // The empty live region takes no space.
  selectors: { '&:empty': { position: 'absolute' } },
});

export const actions = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  marginInlineStart: 'auto',
});

export const list = styled({
  vars: { '--pb-sticky-top': `calc(var(--pb-sticky-outer) + ${height})` },
  minInlineSize: 0,
  '@media': { [low]: { vars: { '--pb-sticky-top': 'var(--pb-sticky-outer)' } } },
});

// Focused elements in the list are not hidden by the bar, which takes two lines on a phone.
globalStyled(`${list} :is(a, button, input, select, textarea, [tabindex])`, {
  scrollMarginBlockStart: `calc(${height} + 8px)`,
  '@media': { [media.phone]: { scrollMarginBlockStart: `calc(2 * ${height})` } },
});
