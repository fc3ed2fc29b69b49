import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { tone, toned, tonedEdge } from '../../theme/toned.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

const look = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  // It wraps only where a line is too short for it; it is not squeezed by what is beside it.
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: '24px',
  paddingInline: '5px 7px',
  border: `${line.control} solid ${tonedEdge}`,
  background: tone.soft,
  color: tone.text,
  borderRadius: radius.sm,
  ...type.badge,
  selectors: {
    // Not submitted yet: a dashed border and no fill.
    '&[data-dashed]': { background: 'none', borderStyle: 'dashed', borderColor: color.neutral.border },
    '[data-density="compact"] td &': { minBlockSize: '22px' },
    // In a table long labels wrap rather than take the width of other columns.
    ':is([data-cards], td) &': { flexShrink: 1 },
  },
  '@media': {
    [media.phone]: { flexShrink: 1 },
    [media.print]: { background: 'none', color: '#000', borderColor: '#000' },
  },
});

export const badge = `${toned} ${look}`;
