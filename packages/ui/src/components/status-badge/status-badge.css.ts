import { styled } from '../../theme/styled.ts';

/** Heavier than other icons: the badge is small, and its colour does not count. */
export const icon = styled({ selectors: { '&&': { strokeWidth: 2.4 } } });
