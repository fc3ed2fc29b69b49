import { laidOut } from './laid-out.ts';

// The region exists from the first paint; as long as it is empty it takes no row of the form's grid.
export const live = laidOut({ selectors: { '&:empty': { position: 'absolute' } } });
