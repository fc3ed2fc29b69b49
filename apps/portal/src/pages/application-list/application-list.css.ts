import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
