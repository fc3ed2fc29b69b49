import { media } from '@pabean/ui/theme';
import { laidOut } from '../../laid-out.ts';

export const parts = laidOut({ display: 'grid', gap: '40px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const part = laidOut({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
});

export const head = laidOut({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const number = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });

/** Buttons are useless on paper. */
export const onScreen = laidOut({ '@media': { [media.print]: { display: 'none' } } });
