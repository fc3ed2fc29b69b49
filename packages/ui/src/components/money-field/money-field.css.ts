import { globalStyled, styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const money = styled({});

// Wide enough for 15 digits, unless another width is given.
globalStyled(`${money}:not([data-width]) ${box}`, { maxInlineSize: '280px' });
