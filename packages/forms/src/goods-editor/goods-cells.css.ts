import { media, type, vars } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';
import { onCards } from '../internal/rows/cards.ts';

const { color, line } = vars;

export const mark = laidOut({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontWeight: 600,
  color: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { color: color.link, textDecoration: 'underline' } },
});
/** On a card the rate is beside its amount; below it on very narrow cards. */
const besideOnCards = {
  '@container': {
    ...onCards({ gridTemplateColumns: 'auto 52px', gap: '8px', alignItems: 'baseline' })['@container'],
    '(max-width: 239px)': { gridTemplateColumns: 'auto', gap: 0 },
  },
};

/** An amount with its rate below it. */
export const amount = laidOut({ display: 'inline-grid', justifyItems: 'end', ...besideOnCards });
export const rate = laidOut({ ...type.small, color: color.textMuted });
/** The same in an editable cell. */
export const editable = laidOut({
  display: 'inline-grid',
  justifyItems: 'end',
  minBlockSize: '24px',
  margin: '-2px -5px',
  padding: '1px 4px',
  border: '1px solid transparent',
  borderRadius: '4px',
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'text',
  selectors: { '&:hover': { borderColor: color.borderControl, background: color.surface } },
  ...besideOnCards,
});

/** The fields of an article, in place of its row. */
export const typingForm = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: '16px',
  borderBlockEnd: `${line.hairline} solid ${color.borderSubtle}`,
  background: `linear-gradient(90deg, ${color.accent} 0 2px, ${color.thread} 2px 4px) 0 / 4px 100% no-repeat ${color.selected}`,
});
export const typingFields = laidOut({
  display: 'grid',
  gap: '16px 12px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 112px), 1fr))',
  alignItems: 'start',
});
export const typingWide = laidOut({ gridColumn: 'span 2' });
export const typingFoot = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const typingTaxes = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 16px',
  margin: 0,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const typingTax = laidOut({ display: 'flex', gap: '6px' });
export const typingName = laidOut({ color: color.textMuted });
/** A warning below an article. */
export const remark = laidOut({ display: 'block', marginBlockStart: '4px' });
export const pick = laidOut({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '24px',
  blockSize: '24px',
  marginBlock: '-2px',
});
export const box = laidOut({
  inlineSize: '18px',
  blockSize: '18px',
  margin: 0,
  accentColor: color.accent,
  '@media': { [media.print]: { display: 'none' } },
});
