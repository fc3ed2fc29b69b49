import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const list = styled({ display: 'grid', gap: '10px' });
export const item = styled({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '10px',
  // An action on the first line makes that taller.
  alignItems: 'baseline',
});

export const icon = styled({
  marginBlockEnd: '-3px',
  color: color.warning.text,
  selectors: { '&[data-done]': { color: color.success.text } },
  '@media': { [media.forcedColors]: { selectors: { '&, &[data-done]': { color: 'CanvasText' } } } },
});
