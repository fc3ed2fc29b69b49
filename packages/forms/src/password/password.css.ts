import { laidOut } from '../internal/laid-out.ts';

export const actions = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '12px' });

export const withHint = laidOut({ display: 'grid', gap: '12px' });
