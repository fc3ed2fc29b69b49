import { styled } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const crumbs = styled({ minInlineSize: 0 });

export const list = styled({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  ...type.small,
  '@media': { [media.phone]: { display: 'none' } },
});

export const item = styled({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  color: color.textMuted,
  overflowWrap: 'anywhere',
  selectors: {
    // The separator is decorative.
    '& + &::before': { content: ['"/"', '"/" / ""'], color: color.borderControl },
  },
});

export const link = styled({
  color: color.textMuted,
  textDecoration: 'none',
  paddingBlock: '3px',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});

/** On a phone: a back link to the parent only. */
export const back = styled({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'inline-flex',
      gap: '6px',
      alignItems: 'center',
      minBlockSize: '32px',
      fontWeight: 500,
      textDecoration: 'none',
      color: color.link,
    },
  },
});
