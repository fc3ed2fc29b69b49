import { formatDate, formatNumber, isNpwp, kilograms, rupiah } from '@pabean/api/rules';
import type { Block, Fact } from './office-pdf.ts';

/** What counts the pages of a document. */
export const pageLabel = 'halaman {page} dari {pages}';

/** Facts without those that say nothing. */
export const filled = (facts: readonly Fact[]) => facts.filter(([, value]) => value !== '');

/** Facts below a heading, without those that say nothing. */
export const factsBlock = (heading: string, all: readonly Fact[]): Block => ({
  kind: 'facts',
  heading,
  facts: filled(all),
});

/** An NPWP in groups of four; other numbers as they are. */
export const grouped = (number: string) => (isNpwp(number) ? number.replace(/(....)(?!$)/g, '$1 ') : number);

/** A day for reading; empty where there is none. */
export const dayOf = (iso: string | null) => (iso ? formatDate(iso) : '');

/** A number with as many decimals as it has. */
export const counted = (number: string) => formatNumber(number, { decimals: 0 });

/** An amount in whole rupiah; its unit stands in the head of its column. */
export const amount = (value: bigint | string) => formatNumber(String(value), rupiah);

/** A weight with two decimals; its unit stands in the head of its column. */
export const weight = (value: string) => formatNumber(value, kilograms);

/** Words for the codes of a list; a code without words is shown as it is. */
export type CodeNames = ReadonlyMap<string, string>;

/** The words for a code. */
export const nameIn = (names: CodeNames, code: string) => names.get(code) ?? code;

/** `Karton (CT)`; a code without words as it is. */
export const withCode = (names: CodeNames, code: string) => {
  const name = names.get(code);
  return name ? `${name} (${code})` : code;
};

/** The codes that stand behind words: `Satuan: buah (H87), lusin (DZN).` */
export const legendOf = (title: string, codes: readonly string[], names: CodeNames) =>
  `${title}: ${[...new Set(codes)].map((code) => withCode(names, code)).join(', ')}.`;
