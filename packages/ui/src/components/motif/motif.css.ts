import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const motif = styled({
  display: 'block',
  color: vars.color.thread,
  selectors: {
    '&[data-place="band"]': { inlineSize: '100%', blockSize: '28px' },
    '&[data-place="cloth"]': { inlineSize: '100%', blockSize: '470px' },
    '&[data-place="emblem"]': { color: vars.color.accent },
  },
  // Forced colours do not apply to an SVG.
  '@media': { [media.forcedColors]: { color: 'CanvasText !important' } },
});

/** The gold line of the emblem. */
export const thread = styled({ stroke: vars.color.thread });

/** The cloth's gradient is an alpha mask: a luminance mask takes four times as long to draw. */
export const fade = styled({ maskType: 'alpha' });
