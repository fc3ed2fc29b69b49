import { globalStyled, styled } from '../../theme/styled.ts';
import { font } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';

const { color } = vars;

export const number = styled({
  position: 'relative',
  fontFamily: font.mono,
  fontSize: '.9643em',
  fontWeight: 500,
  wordSpacing: 0,
  whiteSpace: 'nowrap',
});

// Gaps are margins, so that copying gives the bare number.
globalStyled(`${number} > span + span`, { marginInlineStart: '.38em' });

/** The check digit in its box, as painted on the container. */
export const checkDigit = styled({
  border: '1px solid currentColor',
  borderRadius: '2px',
  paddingInline: '3px',
  selectors: {
    '&[data-expected]': { borderStyle: 'dashed', color: color.textMuted },
    '[data-invalid] > &': {
      borderWidth: '2px',
      background: color.danger.soft,
      color: color.danger.text,
      fontWeight: 700,
    },
  },
});

export const note = `${hidden} ${styled({ userSelect: 'none' })}`;
