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
  // The system's colours stop at an SVG.
  '@media': { [media.forcedColors]: { color: 'CanvasText !important' } },
});

/** The one gold thread of the emblem. */
export const thread = styled({ stroke: vars.color.thread });

/** The gradient of the cloth fades by its alpha alone: by its brightness takes four times as long to draw. */
export const fade = styled({ maskType: 'alpha' });
