import { styled } from '../../theme/styled.ts';
import { font, media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export const code = styled({
  fontFamily: font.mono,
  fontSize: '.95em',
  letterSpacing: '-.02em',
  wordSpacing: 0,
  whiteSpace: 'nowrap',
  // A long one breaks at its dashes before it makes a narrow page or card scroll.
  selectors: { '[data-cards] &': { whiteSpace: 'normal', overflowWrap: 'break-word' } },
  '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
});

/** Gaps are margins, so that copying gives the bare code. */
export const group = styled({ selectors: { '& + &': { marginInlineStart: '.45em' } } });

export const withCopy = styled({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  maxInlineSize: '100%',
});

/** Aligned with the start of the code, also on the next line. */
export const copy = styled({
  selectors: { '&[data-variant][data-size]': { paddingInline: '6px', marginInlineStart: '-7px' } },
});

/** Both texts are in one grid cell, so that the button keeps its width. */
export const text = styled({ display: 'grid', justifyItems: 'start' });
export const word = styled({
  gridArea: '1 / 1',
  visibility: 'hidden',
  selectors: { '&[data-shown]': { visibility: 'visible' } },
});

export const failure = styled({
  ...type.small,
  inlineSize: '100%',
  color: vars.color.danger.text,
  '@media': { [media.print]: { display: 'none' } },
});
