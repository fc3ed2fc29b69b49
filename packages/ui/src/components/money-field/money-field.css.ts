import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const money = styled({});

// Room for 15 digits, unless another width is asked for.
globalStyle(`${money}:not([data-width]) ${box}`, {
  '@layer': { [layers.components]: { maxInlineSize: '280px' } },
});
