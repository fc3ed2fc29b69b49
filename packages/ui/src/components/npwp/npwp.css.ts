import { styled } from '../../theme/styled.ts';

export const npwp = styled({ fontWeight: 450 });
