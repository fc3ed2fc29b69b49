import { globalStyled, styled } from '../../theme/styled.ts';
import { media } from '../../theme/tokens.ts';

export const toolbar = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  '@media': { [media.print]: { display: 'none' } },
});

export const grow = styled({
  flex: '1 1 220px',
  minInlineSize: 0,
  maxInlineSize: '360px',
  '@media': { [media.phone]: { flexBasis: '100%', maxInlineSize: 'none' } },
});

export const filters = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  alignItems: 'center',
  minInlineSize: 0,
  '@media': { [media.phone]: { inlineSize: '100%' } },
});

globalStyled(`${filters} > *`, { '@media': { [media.phone]: { flex: '1 1 130px', minInlineSize: 0 } } });

// Density has no effect on phones, where rows are cards.
export const end = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
});
