import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../../theme/layers.css.ts';
import { styled } from '../../theme/styled.ts';
import { font } from '../../theme/tokens.ts';

export const npwp = styled({
  fontFamily: font.mono,
  fontSize: '.95em',
  fontWeight: 450,
  letterSpacing: '-.02em',
  wordSpacing: 0,
  whiteSpace: 'nowrap',
});

// Gaps are margins, so that copying gives the bare number.
globalStyle(`${npwp} > span + span`, { '@layer': { [layers.components]: { marginInlineStart: '.45em' } } });
