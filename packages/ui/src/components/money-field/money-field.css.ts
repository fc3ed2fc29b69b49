import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const money = styled({});

// Wide enough for 15 digits, unless another width is given.
globalStyle(`${money}:not([data-width]) ${box}`, {
  '@layer': { [layers.components]: { maxInlineSize: '280px' } },
});
