import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '20px' });

/** The switch to the other kind of code: below everything that belongs to this one, aligned with the other text. */
export const other = style({ justifySelf: 'start', marginInlineStart: '-13px' });
