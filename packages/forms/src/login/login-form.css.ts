import { laidOut, laidOutRoot } from '../internal/laid-out.ts';

export const form = laidOutRoot({ display: 'grid', gap: '20px' });

export const password = laidOut({ position: 'relative' });

/** On the line of the label, but after the field in the tab order: name, Tab, password, Enter. */
export const forgot = laidOut({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
