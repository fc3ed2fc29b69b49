import { media, type, vars } from '@pabean/ui/theme';
import { globalLaidOut, laidOut } from '../laid-out.ts';

export const columns = laidOut({
  display: 'grid',
  gap: '40px',
  gridTemplateColumns: 'minmax(0, 1fr) 300px',
  alignItems: 'start',
  '@media': {
    // Beside the sidebar the documents need the full width.
    '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' },
  },
});

// What a draft still needs comes before both columns: at the top of the second one, or where there is one column, at
// the top.
const beside = '(min-width: 1200px)';
const places = [
  { gridColumn: 2, gridRow: 1 },
  { gridColumn: 1, gridRow: '1 / span 2' },
  { gridColumn: 2, gridRow: 2 },
];
globalLaidOut(`${columns}[data-begun]`, { '@media': { [beside]: { gridTemplateRows: 'auto 1fr' } } });
for (const [index, place] of places.entries())
  globalLaidOut(`${columns}[data-begun] > :nth-child(${index + 1})`, { '@media': { [beside]: place } });

export const main = laidOut({ display: 'grid', gap: '32px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const section = laidOut({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });

// On paper nothing is a grid: a heading stays with its content only in normal flow.
const inTheFlow = (parts: string, gap: string) => {
  globalLaidOut(parts, { '@media': { [media.print]: { display: 'block' } } });
  globalLaidOut(`${parts} > * + *`, { '@media': { [media.print]: { marginBlockStart: gap } } });
};
inTheFlow(columns, '24pt');
inTheFlow(main, '24pt');
inTheFlow(section, '8pt');

const headRule = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
} as const;

export const head = laidOut(headRule);

export const ruled = laidOut({
  ...headRule,
  paddingBlockEnd: '12px',
  borderBlockEnd: `${vars.line.hairline} solid ${vars.color.borderSubtle}`,
});

export const asideHeading = laidOut(type.subheading);
