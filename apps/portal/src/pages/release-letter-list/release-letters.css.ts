import { style } from '@vanilla-extract/css';

/** An amount that is due: marked by icon and weight, too. */
export const marked = style({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  fontWeight: 650,
});

/** A day, and below it its due state. */
export const due = style({ display: 'inline-grid', gap: '2px', justifyItems: 'start' });
