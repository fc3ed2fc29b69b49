import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';

export { control } from '../field/field.css.ts';

export const note = styled({
  ...type.small,
  selectors: { '&:not(:empty)': { marginBlockStart: '6px' } },
});
