import { style } from '@vanilla-extract/css';

/** What the office tells everybody. */
export const office = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
