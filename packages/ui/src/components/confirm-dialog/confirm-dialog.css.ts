import { styled } from '../../theme/styled.ts';
import { type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const question = styled({ ...type.lead, overflowWrap: 'anywhere' });

export const thing = styled({ marginBlockStart: '4px', color: color.textMuted, overflowWrap: 'anywhere' });

export const error = styled({
  display: 'flex',
  gap: '6px',
  marginBlockStart: '16px',
  color: color.danger.text,
  fontWeight: 500,
});

export const errorIcon = styled({ marginBlockStart: '2px' });
