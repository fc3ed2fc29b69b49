import { styled } from '../theme/styled.ts';
import { media, type } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';

/** The line below the control. It is present while the field is empty, so that nothing moves. */
export const line = styled({
  ...type.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 12px',
  minBlockSize: '20px',
  marginBlockEnd: '-4px',
  color: vars.color.textMuted,
  selectors: {
    '[data-invalid] &': { marginBlockEnd: 0 },
    '[data-invalid] &[data-empty]': { display: 'none' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const code = styled({ ...type.body, color: vars.color.text });

/** A code that may wrap to a second line where it does not fit. */
export const wrapping = styled({ selectors: { '&&': { whiteSpace: 'normal' } } });

/** The characters that are still missing. */
export const missing = styled({ color: vars.color.textPlaceholder, userSelect: 'none' });
