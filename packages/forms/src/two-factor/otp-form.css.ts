import { laidOutRoot } from '../internal/laid-out.ts';

export const form = laidOutRoot({ display: 'grid', gap: '20px' });
