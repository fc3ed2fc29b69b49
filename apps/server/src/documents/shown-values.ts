import { isNpwp } from '@pabean/api/rules';
import type { Fact } from './office-pdf.ts';

/** What counts the pages of a document. */
export const pageLabel = 'halaman {page} dari {pages}';

/** Facts without those that say nothing. */
export const filled = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '');

/** An NPWP in groups of four; other numbers as they are. */
export const grouped = (number: string) => (isNpwp(number) ? number.replace(/(....)(?!$)/g, '$1 ') : number);
