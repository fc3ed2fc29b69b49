import { laidOut } from '../../laid-out.ts';

/** The customs office's information for everybody. */
export const office = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
