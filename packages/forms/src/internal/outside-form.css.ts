import { laidOut } from './laid-out.ts';

/** Takes no place in the page. */
export const outside = laidOut({ display: 'contents' });
