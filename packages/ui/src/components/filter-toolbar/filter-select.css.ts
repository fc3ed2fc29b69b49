import { styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { control } from '../field/field.css.ts';

export const box = styled({
  position: 'relative',
  display: 'inline-grid',
  minInlineSize: 0,
  '@media': { [media.phone]: { flex: '1 1 0' } },
});

export const select = `${control} ${styled({
  appearance: 'none',
  paddingInlineEnd: '30px',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
})}`;

export const arrow = styled({
  position: 'absolute',
  insetInlineEnd: '10px',
  insetBlock: 0,
  marginBlock: 'auto',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
