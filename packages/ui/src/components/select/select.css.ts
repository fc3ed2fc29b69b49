import { styled } from '../../theme/styled.ts';
import { control } from '../field/field.css.ts';

const native = styled({
  appearance: 'none',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const select = `${control} ${native}`;
