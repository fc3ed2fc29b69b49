import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export { field, optional } from '../field/field.css.ts';
export { choice, input } from './choice.css.ts';

/** Aligned with the label, not with the box. */
export const hint = styled({
  ...type.small,
  color: vars.color.textMuted,
  marginBlockStart: '-6px',
  marginInlineStart: '30px',
});
