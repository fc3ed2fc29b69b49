import { type } from '@pabean/ui/theme';
import { laidOut } from '../internal/laid-out.ts';

export const body = laidOut({ display: 'grid', gap: '20px', alignContent: 'start' });

/** Digits of equal width, so that the line does not move with each second. */
export const left = laidOut({ ...type.heading, fontVariantNumeric: 'tabular-nums' });
