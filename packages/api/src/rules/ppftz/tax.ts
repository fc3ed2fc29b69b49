/** The rates of an article in percent, with at most one decimal: `7.5`. */
export interface GoodsRates {
  /** Duty (BM). */
  readonly duty: string;
  /** Value added tax (PPN). */
  readonly vat: string;
  /** Income tax on imports (PPh). */
  readonly incomeTax: string;
}

/** Duty and taxes of an article in whole rupiah. */
export interface GoodsTaxes {
  readonly duty: bigint;
  /** The value plus the duty, the base of VAT and income tax. */
  readonly taxBase: bigint;
  readonly vat: bigint;
  readonly incomeTax: bigint;
  /** Duty, VAT and income tax. */
  readonly total: bigint;
}

/** A rate in tenths of a percent. @throws {SyntaxError} unless it is a number with at most one decimal */
function tenthsOf(rate: string): bigint {
  const [, whole, tenth = '0'] = /^(\d+)(?:\.(\d))?$/.exec(rate) ?? [];
  if (whole === undefined) throw new SyntaxError(`“${rate}” is no rate with one decimal.`);
  return BigInt(whole) * 10n + BigInt(tenth);
}

/** Returns a share of a non-negative amount, rounded half up to whole rupiah. */
const shareOf = (amount: bigint, rate: string) => (amount * tenthsOf(rate) + 500n) / 1000n;

/**
 * Computes duty and taxes of an article: `value × duty / 100`, then VAT and income tax on value and duty, each rounded
 * half up to whole rupiah. The arithmetic is decimal.
 *
 * @param value Whole rupiah.
 * @throws {SyntaxError} unless a rate is a number with at most one decimal
 */
export function taxesOf(value: bigint, rates: GoodsRates): GoodsTaxes {
  const duty = shareOf(value, rates.duty);
  const taxBase = value + duty;
  const vat = shareOf(taxBase, rates.vat);
  const incomeTax = shareOf(taxBase, rates.incomeTax);
  return { duty, taxBase, vat, incomeTax, total: duty + vat + incomeTax };
}
