import { laidOut } from './laid-out.ts';

export const fields = laidOut({ display: 'grid', gap: '12px', marginBlock: '12px' });
export const choices = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
