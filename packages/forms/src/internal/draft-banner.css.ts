import { laidOut } from './laid-out.ts';

export const list = laidOut({ display: 'grid', gap: '8px', marginBlockStart: '8px' });
export const draft = laidOut({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' });
export const time = laidOut({ whiteSpace: 'nowrap' });
export const about = laidOut({ flex: '1 1 240px' });
