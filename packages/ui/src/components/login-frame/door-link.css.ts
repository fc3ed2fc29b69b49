import { styled } from '../../theme/styled.ts';
import { motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, line } = vars;

export const door = styled({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '0 14px',
  alignItems: 'center',
  padding: '14px 16px',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.lg,
  color: color.text,
  textDecoration: 'none',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  selectors: {
    '&[href]:hover': { borderColor: color.borderControl, background: color.hover, color: color.text },
    '&[aria-disabled]': { borderStyle: 'dashed', background: color.sunken },
    '[data-theme="contrast"] &': { borderWidth: '2px', borderColor: color.text },
  },
});

export const icon = styled({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.link,
});

export const head = styled({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });
export const label = styled({ fontWeight: 600 });
export const note = styled({ display: 'block', ...type.small, color: color.textMuted });

export const divider = styled({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: '16px',
  alignItems: 'center',
  ...type.small,
  color: color.textMuted,
  selectors: {
    '&::before': { content: '', borderBlockStart: `${line.hairline} solid ${color.border}` },
    '&::after': { content: '', borderBlockStart: `${line.hairline} solid ${color.border}` },
  },
});
