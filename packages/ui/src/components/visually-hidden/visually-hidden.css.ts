import { styled } from '../../theme/styled.ts';

export const hidden = styled({
  position: 'absolute',
  // At the bottom of the page its one pixel would make the page scroll.
  margin: '-1px',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
