import { laidOut } from '../internal/laid-out.ts';

export const body = laidOut({ display: 'grid', gap: '20px', alignContent: 'start' });
