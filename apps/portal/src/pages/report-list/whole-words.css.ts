import { laidOut } from '../../laid-out.ts';

export const whole = laidOut({ whiteSpace: 'nowrap' });
