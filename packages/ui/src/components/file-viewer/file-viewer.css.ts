import { styled } from '../../theme/styled.ts';
import { media, radius } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const viewer = styled({ display: 'grid', alignContent: 'start' });

const edge = { border: `1px solid ${color.border}`, borderRadius: radius.md };

/** As much of a page as fits on the screen. */
export const frame = styled({
  ...edge,
  inlineSize: '100%',
  blockSize: 'min(68dvh, 900px)',
  background: color.sunken,
});

export const picture = styled({
  ...edge,
  maxInlineSize: '100%',
  marginInline: 'auto',
  background: color.sunken,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});
