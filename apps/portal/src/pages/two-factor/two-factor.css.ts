import { style } from '@vanilla-extract/css';

export const part = style({ display: 'grid', gap: '16px' });

export const heading = style({ fontSize: '18px', lineHeight: '26px', fontWeight: 650 });
