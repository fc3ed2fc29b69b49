import { globalStyled, styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export { control } from '../field/field.css.ts';
export { hidden } from '../visually-hidden/visually-hidden.css.ts';

/** Takes its line also while it is empty, so that nothing moves while the user types. */
export const echo = styled({
  ...type.small,
  minBlockSize: type.small.lineHeight,
  color: color.textMuted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

const outlined = { background: color.surface, border: `2px solid ${color.warning.border}` };

export const question = styled({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '8px',
  minInlineSize: 0,
  margin: 0,
  padding: '10px 12px',
  border: `1px solid color-mix(in oklab, ${color.warning.border} 45%, transparent)`,
  borderRadius: radius.md,
  background: color.warning.soft,
  selectors: { '[data-theme="contrast"] &': outlined },
  '@media': {
    [media.moreContrast]: outlined,
    [media.print]: { display: 'none' },
  },
});

export const questionIcon = styled({
  marginBlockStart: '2px',
  color: color.warning.text,
  // Browsers do not force the colour of an SVG.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const answers = styled({ gridColumn: 2, display: 'flex', flexWrap: 'wrap', gap: '8px' });
globalStyled(`${answers} > button`, { whiteSpace: 'normal', textAlign: 'start' });
