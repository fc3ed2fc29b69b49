import { globalStyled, styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const weight = styled({});

// Wide enough for tons in kilograms, unless another width is given.
globalStyled(`${weight}:not([data-width]) ${box}`, { maxInlineSize: '200px' });
