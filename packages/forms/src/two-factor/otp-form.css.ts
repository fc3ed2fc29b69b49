import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '20px' });

/** The way to the other kind of code: below everything that belongs to this one, its words on the line of all others. */
export const other = style({ justifySelf: 'start', marginInlineStart: '-13px' });
