import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { tone, toned, tonedEdge } from '../../theme/toned.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

const look = styled({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '8px 12px',
  paddingBlock: '12px',
  paddingInline: '14px 16px',
  border: `${line.control} solid ${tonedEdge}`,
  borderInlineStart: `calc(4 * ${line.control}) solid ${tone.border}`,
  background: tone.soft,
  borderRadius: radius.md,
  color: color.text,
  selectors: {
    '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr) auto' },
  },
  '@media': {
    [media.abovePhone]: { selectors: { '&[data-brief]': { alignItems: 'center' } } },
    [media.phone]: { selectors: { '&[data-action]': { gridTemplateColumns: '20px minmax(0, 1fr)' } } },
  },
});

export const alert = `${toned} ${look}`;

export const icon = styled({
  strokeWidth: 1.75,
  color: tone.text,
  // Browsers do not force the colour of an SVG.
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const heading = styled({ fontWeight: 650 });
export const action = styled({
  alignSelf: 'center',
  '@media': { [media.phone]: { gridColumn: 2, justifySelf: 'start' } },
});
