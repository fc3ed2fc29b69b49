import { globalStyled, styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const rate = styled({});

// Wide enough for a few digits, unless another width is given.
globalStyled(`${rate}:not([data-width]) ${box}`, { maxInlineSize: '140px' });
