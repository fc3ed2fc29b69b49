import { media } from '@pabean/ui/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gap: '40px', gridTemplateColumns: 'minmax(0, 1fr)' });

export const part = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'stretch',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
});

export const number = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'center' });

/** Buttons are useless on paper. */
export const onScreen = style({ '@media': { [media.print]: { display: 'none' } } });
