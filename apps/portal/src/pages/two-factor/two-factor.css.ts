import { laidOut } from '../../laid-out.ts';

export const part = laidOut({ display: 'grid', gap: '16px' });

export const heading = laidOut({ fontSize: '18px', lineHeight: '26px', fontWeight: 650 });
