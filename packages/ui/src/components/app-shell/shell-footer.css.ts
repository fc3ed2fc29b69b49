import { laidOut } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const footer = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  padding: '14px 32px',
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
  ...type.small,
  color: color.textMuted,
  selectors: { '&[data-plain]': { borderBlockStart: 0, paddingInline: '40px' } },
  '@media': { [media.phone]: { padding: '16px !important' } },
});

export const links = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});

export const link = laidOut({ color: color.textMuted, paddingBlock: '3px' });
