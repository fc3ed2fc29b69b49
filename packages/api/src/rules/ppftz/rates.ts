import type { GoodsRates } from './tax.ts';

/** The usual rates of goods from a day on. */
export interface DatedRates extends GoodsRates {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
}

/**
 * The rates by law. Since 2025 VAT is 12 percent of eleven twelfths of the value for goods that are not luxury, which
 * is 11 percent.
 */
export const lawfulRates: readonly DatedRates[] = [
  { from: '1985-04-01', duty: '0', vat: '10', incomeTax: '7.5' },
  { from: '2022-04-01', duty: '0', vat: '11', incomeTax: '7.5' },
];

const zeroRates: GoodsRates = { duty: '0', vat: '0', incomeTax: '0' };

/**
 * Returns the usual rates on a day; before the first day those of that day.
 *
 * @param dated `goodsRates` of an office. @default the rates by law
 */
export function goodsRatesOn(day: string, dated: readonly DatedRates[] = lawfulRates): GoodsRates {
  const [first = zeroRates, ...later] = dated.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return later.filter(({ from }) => from <= day).at(-1) ?? first;
}

/** Returns the day whose rates apply to a record: that of its registration, and before that the day of its creation. */
export const rateDayOf = (record: {
  readonly ajuDate: string | null;
  readonly registrationDate: string | null;
}): string | undefined => record.registrationDate ?? record.ajuDate ?? undefined;

/** Returns whether a rate differs from the usual one. An empty one does not. */
export const isUnusualRate = (rate: string, usual: string): boolean =>
  rate.trim() !== '' && Number(rate) !== Number(usual);

/** Warnings that a record may be sent with, by their names in the call that sends it. */
export const ppftzWarnings = ['tarif_ppn'] as const;

/** One of them: `tarif_ppn`, goods have an unusual rate of VAT. */
export type PpftzWarning = (typeof ppftzWarnings)[number];
