import { laidOut } from '../../theme/styled.ts';
import { layer, media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const bar = laidOut({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  padding: '12px 0',
  background: color.surface,
  borderBlockStart: `${line.hairline} solid ${color.border}`,
  // The bar covers the sheet's gutters, and so does its line.
  boxShadow: `-32px 0 0 ${color.surface}, 32px 0 0 ${color.surface}`,
  '@media': {
    [media.phone]: { boxShadow: `-16px 0 0 ${color.surface}, 16px 0 0 ${color.surface}` },
    [media.print]: { display: 'none' },
  },
});

export const start = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  '@media': { [media.phone]: { selectors: { '&:only-child': { flex: 1 } } } },
});

export const end = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  marginInlineStart: 'auto',
  color: color.textMuted,
  '@media': { [media.phone]: { justifyContent: 'flex-end' } },
});
