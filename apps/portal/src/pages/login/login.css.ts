import { style } from '@vanilla-extract/css';

/** The customs office's information for everybody. */
export const office = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' });
