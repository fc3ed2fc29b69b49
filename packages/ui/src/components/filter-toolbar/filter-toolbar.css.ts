import { styled } from '../../theme/styled.ts';
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
  '@media': { [media.phone]: { flex: '1 1 0', flexWrap: 'nowrap' } },
});

export const end = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { margin: 0, flex: '1 1 0', minInlineSize: 0 } },
});
