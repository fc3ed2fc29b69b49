import { styled } from '../../theme/styled.ts';
import { media, motion, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

export { popup } from '../../popup/popup.css.ts';

const { color, line } = vars;

export const root = styled({ display: 'inline-block' });

export const menu = styled({ minInlineSize: '200px', ':focus': { outline: 'none' } });

const outlined = { boxShadow: `inset 0 0 0 2px ${color.accent}` };

export const item = styled({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  inlineSize: '100%',
  minBlockSize: '36px',
  paddingBlock: '6px',
  paddingInline: '10px',
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.text,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}`,
  selectors: {
    '&:hover': { background: color.hover, color: color.text, textDecoration: 'none' },
    '&:focus': {
      position: 'relative',
      background: color.selected,
      boxShadow: `inset 2px 0 ${color.accent}`,
    },
    '&:focus:not(:focus-visible)': { outline: 'none' },
    '[data-theme="contrast"] &:focus': outlined,
    '&[aria-checked="true"]': { fontWeight: 600 },
    '&:disabled, &[aria-disabled="true"]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { minBlockSize: '44px' },
    [media.moreContrast]: { selectors: { '&:focus': outlined } },
    [media.forcedColors]: { selectors: { '&:focus': { outline: '2px solid Highlight' } } },
  },
});

export const text = styled({ flex: 1 });

export const check = styled({ color: color.link });

export const group = styled({ selectors: { '& + &': { marginBlockStart: '4px' } } });

export const groupLabel = styled({ ...type.small, padding: '8px 10px 4px', color: color.textMuted });

export const separator = styled({
  margin: '4px 0',
  border: 0,
  borderBlockStart: `${line.hairline} solid ${color.borderSubtle}`,
});
