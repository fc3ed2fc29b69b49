import { formatDate, formatNumber, isNpwp, kilograms, rupiah } from '@pabean/api/rules';
import type { Block, Fact } from './office-pdf.ts';

/** The page number in a document's footer. */
export const pageLabel = 'halaman {page} dari {pages}';

/** Facts without empty ones. */
export const filled = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '');

/** Facts below a heading, without empty ones. */
export const factsBlock = (heading: string, all: readonly Fact[]): Block => ({
  kind: 'facts',
  heading,
  facts: filled(all),
});

/** An NPWP in groups of four; other numbers unchanged. */
export const grouped = (number: string) => (isNpwp(number) ? number.replace(/(....)(?!$)/g, '$1 ') : number);

/** A formatted day; empty when there is none. */
export const dayOf = (iso: string | null) => (iso ? formatDate(iso) : '');

/** A number with as many decimals as it has. */
export const counted = (number: string) => formatNumber(number, { decimals: 0 });

/** An amount in whole rupiah; its unit is in the column's head. */
export const amount = (value: bigint | string) => formatNumber(String(value), rupiah);

/** A weight with two decimals; its unit is in the column's head. */
export const weight = (value: string) => formatNumber(value, kilograms);

/** Labels of a list's codes; a code without a label is shown unchanged. */
export type CodeNames = ReadonlyMap<string, string>;

/** The label of a code. */
export const nameIn = (names: CodeNames, code: string) => names.get(code) ?? code;

/** `Karton (CT)`; a code without a label unchanged. */
export const withCode = (names: CodeNames, code: string) => {
  const name = names.get(code);
  return name ? `${name} (${code})` : code;
};

/** The codes behind labels: `Satuan: buah (H87), lusin (DZN).` */
export const legendOf = (title: string, codes: readonly string[], names: CodeNames) =>
  `${title}: ${[...new Set(codes)].map((code) => withCode(names, code)).join(', ')}.`;
