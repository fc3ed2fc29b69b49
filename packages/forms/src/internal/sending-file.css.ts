import { laidOut } from './laid-out.ts';

export const sending = laidOut({ display: 'grid', justifyItems: 'start', gap: '12px' });
