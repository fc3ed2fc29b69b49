import { laidOut } from '../laid-out.ts';

export const choices = laidOut({ display: 'grid', gap: '12px', marginBlockStart: '16px' });
