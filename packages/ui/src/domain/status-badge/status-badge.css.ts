import { styled } from '../../theme/styled.ts';

/** Heavier than other icons: the badge is small, and its colour does not count. */
export const icon = styled({ strokeWidth: 2.4 });
