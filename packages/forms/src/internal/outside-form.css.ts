import { laidOut } from './laid-out.ts';

/** Takes no space in the page. */
export const outside = laidOut({ display: 'contents' });
