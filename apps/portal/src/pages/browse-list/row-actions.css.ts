import { style } from '@vanilla-extract/css';

// On a card they are in one line.
const onCard = { '[data-cards] &': { display: 'contents' } };

/** Two lines of actions: a single one would leave the columns no room. */
export const lines = style({ display: 'grid', gap: '4px', justifyItems: 'end', selectors: onCard });

export const line = style({ display: 'flex', gap: '4px', alignItems: 'center', selectors: onCard });
