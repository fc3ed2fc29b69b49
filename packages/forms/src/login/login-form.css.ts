import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '20px' });

export const password = style({ position: 'relative' });

/** On the line of the label, but after the field in the tab order: name, Tab, password, Enter. */
export const forgot = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
