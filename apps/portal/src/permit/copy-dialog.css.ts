import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'grid', gap: '12px', marginBlockStart: '16px' });
