import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const weight = styled({});

// Wide enough for tons in kilograms, unless another width is given.
globalStyle(`${weight}:not([data-width]) ${box}`, {
  '@layer': { [layers.components]: { maxInlineSize: '200px' } },
});
