import { styled } from '../../theme/styled.ts';

/** Bolder than other icons: the badge is small, and must not depend on its colour. */
export const icon = styled({ selectors: { '&&': { strokeWidth: 2.4 } } });
