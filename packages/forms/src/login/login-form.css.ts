import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '20px' });

export const password = style({ position: 'relative' });

/** Stands on the line of the label, but comes after the field: name, Tab, password, Enter. */
export const forgot = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
