import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const slot = styled({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' });

export const done = styled({
  display: 'flex',
  gap: '6px',
  color: vars.color.success.text,
  fontWeight: 500,
  '@media': { [media.forcedColors]: { color: 'CanvasText' } },
});
export const icon = styled({ flex: 'none', marginBlockStart: '2px' });
