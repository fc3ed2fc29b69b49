import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const root = styled({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'start',
  maxInlineSize: '36ch',
});

/** The margin belongs to the message: without it the button aligns with others. */
const note = { ...type.small, marginBlockStart: '6px' } as const;

export const reason = styled({ ...note, color: color.textMuted });

export const problem = styled({
  ...note,
  display: 'flex',
  gap: '6px',
  color: color.danger.text,
  fontWeight: 500,
});

export const icon = styled({ flex: 'none', marginBlockStart: '2px' });
