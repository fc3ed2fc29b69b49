import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

/** The drop area, and the files beside it where there is room. */
export const upload = styled({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: '12px 20px',
  alignItems: 'start',
});

export const list = styled({ display: 'grid', gap: '12px', minInlineSize: 0 });
export const item = styled({ display: 'grid', gap: '6px' });

export const done = styled({ display: 'flex', gap: '6px', alignItems: 'center' });
export const arrived = styled({
  color: vars.color.success.text,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});

export const sending = styled({
  display: 'grid',
  gridTemplateColumns: 'minmax(48px, 1fr) auto',
  gap: '12px',
  alignItems: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
