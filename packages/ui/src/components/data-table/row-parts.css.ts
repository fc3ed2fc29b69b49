import { styled } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const link = styled({
  color: color.text,
  fontWeight: 600,
  textDecorationColor: color.borderControl,
  // On one line, unless it is so long that it would push other columns out.
  display: 'inline-block',
  inlineSize: 'max-content',
  maxInlineSize: '30ch',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: color.link, textDecorationColor: 'currentColor' },
    '[data-density="compact"] &': { fontSize: '13.5px' },
  },
  '@media': {
    screen: {
      selectors: { '[data-cards] &': { inlineSize: 'auto', maxInlineSize: '100%', fontSize: '14px' } },
    },
  },
});

export const note = styled({
  display: 'block',
  overflowWrap: 'anywhere',
  ...type.small,
  fontWeight: 400,
  color: color.textMuted,
  '@media': { [media.print]: { fontSize: '8pt', lineHeight: '11pt', color: '#000' } },
});
