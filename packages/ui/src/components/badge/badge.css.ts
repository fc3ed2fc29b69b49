import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { tone, toned, tonedEdge } from '../../theme/toned.css.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

const look = styled({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  minBlockSize: '24px',
  paddingInline: '5px 7px',
  border: `${line.control} solid ${tonedEdge}`,
  background: tone.soft,
  color: tone.text,
  borderRadius: radius.sm,
  ...type.badge,
  whiteSpace: 'nowrap',
  selectors: {
    // Not submitted yet: a dashed border and no fill.
    '&[data-dashed]': { background: 'none', borderStyle: 'dashed', borderColor: color.neutral.border },
    '[data-density="compact"] td &': { minBlockSize: '22px' },
    // In a table long words wrap rather than take the width of other columns.
    ':is([data-cards], td) &': { whiteSpace: 'normal' },
  },
  '@media': {
    [media.phone]: { whiteSpace: 'normal' },
    [media.print]: { background: 'none', color: '#000', borderColor: '#000' },
  },
});

export const badge = `${toned} ${look}`;
