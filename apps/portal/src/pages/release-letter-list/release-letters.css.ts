import { style } from '@vanilla-extract/css';

/** An amount that is due: its sign and its weight say so, too. */
export const marked = style({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  fontWeight: 650,
});

/** A day, and below it what it means. */
export const due = style({ display: 'inline-grid', gap: '2px', justifyItems: 'start' });
