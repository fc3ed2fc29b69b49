import { styled } from '../../theme/styled.ts';
import { media, radius, type } from '../../theme/tokens.ts';
import { vars } from '../../theme/vars.css.ts';
import { scroller, table } from './data-table.css.ts';

const { color, line, measure } = vars;

export const heads = styled({
  '@media': { screen: { selectors: { [`${table}[data-cards] > &`]: { display: 'none' } } } },
});

export const head = styled({
  position: 'sticky',
  insetBlockStart: 'var(--pb-sticky-top, 0px)',
  zIndex: 1,
  blockSize: '36px',
  padding: `0 ${measure.cellInline}`,
  borderBlockEnd: `${line.hairline} solid ${color.border}`,
  background: color.sunken,
  color: color.textMuted,
  ...type.small,
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[aria-sort]': { color: color.text },
    [`${scroller} &`]: { whiteSpace: 'nowrap' },
    [`${scroller} &[data-card="title"]`]: { insetInlineStart: 0, zIndex: 2 },
    '[data-theme="contrast"] &': { borderBlockEndColor: color.text },
  },
  '@media': {
    [media.phone]: { selectors: { [`${scroller} &[data-card="title"]`]: { insetInlineStart: 'auto' } } },
    [media.print]: {
      position: 'static',
      blockSize: 'auto',
      paddingBlock: '3pt',
      paddingInline: '0 6pt',
      background: 'none',
      color: '#000',
      fontSize: '8pt',
      lineHeight: '11pt',
      borderBlock: '1pt solid #000',
    },
  },
});

export const sort = styled({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  minBlockSize: '24px',
  padding: 0,
  border: 0,
  borderRadius: radius.xs,
  background: 'none',
  color: 'inherit',
  fontWeight: 'inherit',
  textAlign: 'inherit',
  cursor: 'pointer',
  // Chromium omits a button where the headers are repeated on the next printed page.
  '@media': { [media.print]: { display: 'contents' } },
});

export const arrow = styled({
  flex: 'none',
  opacity: 0.5,
  selectors: {
    [`${sort}:hover &`]: { opacity: 1 },
    '[aria-sort] &': { opacity: 1, color: color.link },
  },
  '@media': { [media.print]: { display: 'none' } },
});
