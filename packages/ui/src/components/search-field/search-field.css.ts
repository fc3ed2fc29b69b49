import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { control } from '../field/field.css.ts';

const field = styled({
  appearance: 'none',
  '::-webkit-search-cancel-button': { display: 'none' },
});

// No clear button while the input is empty.
globalStyle(`${field}:placeholder-shown + span`, { '@layer': { [layers.components]: { display: 'none' } } });

export const input = `${control} ${field}`;
