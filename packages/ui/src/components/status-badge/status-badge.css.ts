import { globalStyled, styled } from '../../theme/styled.ts';

/** Bolder than other icons: the badge is small, and must not depend on its colour. */
export const icon = styled({ selectors: { '&&': { strokeWidth: 2.4 } } });

/** In a column that does not wrap the office's word keeps to one line, and its gloss wraps. */
export const glossed = styled({ whiteSpace: 'normal' });
globalStyled(`[data-nowrap] ${glossed} > [lang]`, { whiteSpace: 'nowrap' });
