import { laidOut } from '../../laid-out.ts';

/** An amount that is due: marked by icon and weight, too. */
export const marked = laidOut({
  display: 'inline-flex',
  gap: '4px',
  alignItems: 'center',
  fontWeight: 650,
});

/** A day, and below it its due state. */
export const due = laidOut({ display: 'inline-grid', gap: '2px', justifyItems: 'start' });
