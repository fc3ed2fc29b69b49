import { laidOut } from '../laid-out.ts';

export const failureActions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
