import { type, vars } from '@pabean/ui/theme';
import { laidOut, laidOutRoot } from '../internal/laid-out.ts';
import { twoColumns } from '../internal/two-columns.ts';

const { color } = vars;

export const actions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px' });

export const step = laidOutRoot({ display: 'grid', gap: '32px', minInlineSize: 0, marginBlockStart: '24px' });

export const columns = laidOut({ ...twoColumns, rowGap: '32px', alignItems: 'start' });

export const stack = laidOut({ display: 'grid', gap: '32px', minInlineSize: 0 });

export const note = laidOut({ display: 'block', color: color.warning.text });

export const remarks = laidOut({
  display: 'grid',
  gap: '4px',
  paddingInlineStart: '20px',
  margin: 0,
  listStyle: 'disc',
});

export const way = laidOut({
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  minBlockSize: '24px',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** In a list with icons, which are aligned with its first line. */
export const listedWay = `${way} ${laidOut({ display: 'block' })}`;

export const section = laidOut({ display: 'grid', gap: '16px', minInlineSize: 0 });

export const sectionHead = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px',
});

export const plain = laidOut({ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: '8px' });

export const partHeading = laidOut({ ...type.heading });
