import { media, radius, vars } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

const { color, line } = vars;

export const columns = laidOut({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  selectors: { '&[data-single]': { gridTemplateColumns: 'minmax(0, 420px)' } },
  '@media': { [media.belowDesk]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } },
});

export const section = laidOut({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });

/** The parts beside the quick starts. */
export const parts = laidOut({ display: 'grid', gap: '32px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const links = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });

export const head = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
});

export const rows = laidOut({ borderBlockStart: `${line.hairline} solid ${color.borderSubtle}` });

export const row = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 20px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '12px',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

/** On a phone it has a separate line. */
export const resume = laidOut({ '@media': { [media.phone]: { flexBasis: '100%' } } });

/** Wide enough for the number of a record in one line; where there is no room beside it, status and link are below. */
export const what = laidOut({
  display: 'grid',
  flex: '1 1 17.5rem',
  justifyItems: 'start',
  overflowWrap: 'anywhere',
});

export const kind = laidOut({ color: color.textMuted, fontSize: '13px', lineHeight: '18px' });

export const tiles = laidOut({ display: 'grid', gap: '12px' });

export const tile = laidOut({
  display: 'grid',
  gridTemplateColumns: '40px 1fr 16px',
  gap: '14px',
  alignItems: 'center',
  padding: '12px 14px',
  border: `${line.hairline} solid ${color.border}`,
  borderRadius: radius.md,
  color: color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.hover, borderColor: color.borderControl, color: color.text },
  },
});

export const icon = laidOut({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: radius.md,
  background: color.accentSoft,
  color: color.link,
});
