import type { GoodsRates } from './tax.ts';

/** Rates that most goods have from a day on. */
export interface DatedRates extends GoodsRates {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string;
}

/**
 * The rates by law. Since 2025 VAT is 12 percent of eleven twelfths of the value where goods are no luxury, which makes 11.
 */
export const lawfulRates: readonly DatedRates[] = [
  { from: '1985-04-01', duty: '0', vat: '10', incomeTax: '7.5' },
  { from: '2022-04-01', duty: '0', vat: '11', incomeTax: '7.5' },
];

const zeroRates: GoodsRates = { duty: '0', vat: '0', incomeTax: '0' };

/**
 * The rates that most goods have on a day; before the first day those of that day.
 *
 * @param dated `goodsRates` of an office. @default the rates by law
 */
export function goodsRatesOn(day: string, dated: readonly DatedRates[] = lawfulRates): GoodsRates {
  const [first = zeroRates, ...later] = dated.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return later.filter(({ from }) => from <= day).at(-1) ?? first;
}

/** The day whose rates a record has: that of its registration, and until it is registered the day on which it was begun. */
export const rateDayOf = (record: {
  readonly ajuDate: string | null;
  readonly registrationDate: string | null;
}): string | undefined => record.registrationDate ?? record.ajuDate ?? undefined;

/** Whether a rate is another than the usual one. What is not there yet is not. */
export const isUnusualRate = (rate: string, usual: string): boolean =>
  rate.trim() !== '' && Number(rate) !== Number(usual);

/** What a record may be sent with although somebody should look at it again, as the call that sends it names it. */
export const ppftzWarnings = ['tarif_ppn'] as const;

/** One of them: `tarif_ppn`, goods have another rate of VAT than the usual one. */
export type PpftzWarning = (typeof ppftzWarnings)[number];
