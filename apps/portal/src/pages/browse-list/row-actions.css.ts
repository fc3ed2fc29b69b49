import { style } from '@vanilla-extract/css';

// On a card they stand one after the other.
const onCard = { '[data-cards] &': { display: 'contents' } };

/** Two lines of actions: in one they would leave the columns no room. */
export const lines = style({ display: 'grid', gap: '4px', justifyItems: 'end', selectors: onCard });

export const line = style({ display: 'flex', gap: '4px', alignItems: 'center', selectors: onCard });
