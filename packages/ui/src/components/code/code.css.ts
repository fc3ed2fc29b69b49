import { styled } from '../../theme/styled.ts';
import { font } from '../../theme/tokens.ts';

export const code = styled({
  fontFamily: font.mono,
  fontSize: '.95em',
  letterSpacing: '-.02em',
  wordSpacing: 0,
  whiteSpace: 'nowrap',
});
