import { laidOut } from '../internal/laid-out.ts';

export const step = laidOut({ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' });
