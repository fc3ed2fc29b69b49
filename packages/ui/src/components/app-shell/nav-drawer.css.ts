import { laidOut } from '../../theme/styled.ts';
import { vars } from '../../theme/vars.css.ts';

export const office = laidOut({
  marginBlockStart: '24px',
  padding: '16px 12px 0',
  borderBlockStart: `${vars.line.hairline} solid ${vars.color.border}`,
  color: vars.color.textMuted,
});
