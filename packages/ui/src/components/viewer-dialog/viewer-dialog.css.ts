import { styled } from '../../theme/styled.ts';

export const body = styled({ minBlockSize: '160px' });
