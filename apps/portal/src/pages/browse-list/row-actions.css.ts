import { laidOut } from '../../laid-out.ts';

// On a card they are in one line.
const onCard = { '[data-cards] &': { display: 'contents' } };

/** Two lines of actions: a single one would leave the columns no room. */
export const lines = laidOut({ display: 'grid', gap: '4px', justifyItems: 'end', selectors: onCard });

export const line = laidOut({ display: 'flex', gap: '4px', alignItems: 'center', selectors: onCard });
