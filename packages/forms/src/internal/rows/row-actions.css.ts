import { laidOut } from '../laid-out.ts';

export const actions = laidOut({ display: 'inline-flex', gap: '4px' });
