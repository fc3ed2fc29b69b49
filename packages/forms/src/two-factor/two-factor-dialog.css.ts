import { laidOutRoot } from '../internal/laid-out.ts';

export const step = laidOutRoot({ display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)' });
