import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { box } from '../field/field.css.ts';

export const rate = styled({});

// Wide enough for a few digits, unless another width is given.
globalStyle(`${rate}:not([data-width]) ${box}`, {
  '@layer': { [layers.components]: { maxInlineSize: '140px' } },
});
