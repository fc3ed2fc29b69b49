import { globalStyled, styled } from '../../theme/styled.ts';
import { control } from '../field/field.css.ts';

const field = styled({
  appearance: 'none',
  '::-webkit-search-cancel-button': { display: 'none' },
});

// No clear button while the input is empty.
globalStyled(`${field}:placeholder-shown + span`, { display: 'none' });

export const input = `${control} ${field}`;
