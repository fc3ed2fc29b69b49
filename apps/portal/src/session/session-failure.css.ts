import { style } from '@vanilla-extract/css';

export const failureActions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
