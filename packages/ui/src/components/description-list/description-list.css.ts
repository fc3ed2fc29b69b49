import { styled } from '../../theme/styled.ts';
import { media, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';

const gap = 32;

// Fewer columns where they would be narrower than 200 px: a mail address must not wrap.
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(200px, 100%), (100% - ${(count - 1) * gap}px) / ${count}), 1fr))`,
});
/** Where two columns are beside each other. */
const twoColumns = `(min-width: ${2 * 200 + gap}px)`;
const onPhone = { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' };

export const list = styled({
  display: 'grid',
  gap: `16px ${gap}px`,
  ...columns(3),
  containerType: 'inline-size',
  selectors: { '&[data-columns="1"]': columns(1), '&[data-columns="2"]': columns(2) },
  '@media': { [media.phone]: { selectors: { '&, &[data-columns]': onPhone } } },
});

export const item = styled({
  '@container': {
    [twoColumns]: {
      selectors: {
        '&[data-wide]': { gridColumn: 'span 2' },
        '[data-columns="1"] > &': { gridColumn: 'auto' },
      },
    },
  },
  '@media': {
    [media.phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '0 12px',
      selectors: { '&&[data-wide]': { gridColumn: 'auto' } },
    },
  },
});

export const term = styled({
  ...type.small,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { flex: '0 0 128px', maxInlineSize: '100%', lineHeight: '20px' } },
});

export const details = styled({
  fontWeight: 500,
  overflowWrap: 'break-word',
  // Below its name where its longest word does not fit beside it.
  '@media': { [media.phone]: { flex: '1 1 96px', maxInlineSize: '100%' } },
});
