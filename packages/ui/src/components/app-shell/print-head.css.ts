import { styled } from '../../theme/styled.ts';

export const row = styled({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '0 12pt',
  alignItems: 'center',
  paddingBlockEnd: '8pt',
  borderBlockEnd: '3pt double #000',
  fontSize: '9pt',
  lineHeight: '12pt',
});

export const name = styled({ display: 'block', fontSize: '12pt', lineHeight: '16pt' });
