import type { GoodsLine, GoodsRow } from '@pabean/api/contract';
import { numberProblem, percent, rupiah, taxesOf } from '@pabean/api/rules';
import type { TaxFigures } from '@pabean/ui/tax-breakdown';

/** The values of an article that duty and taxes depend on. */
export type TaxedRow = Pick<GoodsRow, 'value' | 'dutyRate' | 'vatRate' | 'incomeTaxRate'>;

const valueOrNull = (value: string) =>
  value !== '' && numberProblem(value, rupiah, { min: 0 }) === undefined ? value : null;
const rateOrNull = (rate: string) =>
  rate !== '' && numberProblem(rate, percent, { min: 0, max: 1_000 }) === undefined ? rate : null;

/**
 * What is due on an article while it is typed; null for amounts that cannot be computed yet. Undefined while nothing is typed.
 */
export function figuresOf(row: TaxedRow): TaxFigures | undefined {
  const goodsValue = valueOrNull(row.value);
  const rates = {
    dutyRate: rateOrNull(row.dutyRate),
    vatRate: rateOrNull(row.vatRate),
    incomeTaxRate: rateOrNull(row.incomeTaxRate),
  };
  if (goodsValue === null) return undefined;
  const { duty, taxBase, vat, incomeTax, total } = taxesOf(BigInt(goodsValue), {
    duty: rates.dutyRate ?? '0',
    vat: rates.vatRate ?? '0',
    incomeTax: rates.incomeTaxRate ?? '0',
  });
  const isBaseKnown = rates.dutyRate !== null;
  const known = (amount: bigint, isKnown: boolean) => (isKnown ? String(amount) : null);
  return {
    goodsValue,
    ...rates,
    duty: known(duty, isBaseKnown),
    taxBase: known(taxBase, isBaseKnown),
    vat: known(vat, isBaseKnown && rates.vatRate !== null),
    incomeTax: known(incomeTax, isBaseKnown && rates.incomeTaxRate !== null),
    total: known(total, isBaseKnown && rates.vatRate !== null && rates.incomeTaxRate !== null),
  };
}

/** Sums over goods in whole rupiah. */
export interface GoodsSums {
  readonly value: bigint;
  readonly duty: bigint;
  readonly vat: bigint;
  readonly incomeTax: bigint;
}

const summed = ['value', 'duty', 'vat', 'incomeTax'] as const satisfies readonly (keyof GoodsSums)[];
const amountOf = (text: string | number | null) => (/^\d+$/.test(String(text)) ? BigInt(String(text)) : 0n);

/** Sums of goods with their taxes; invalid amounts count as zero. */
export function sumsOf(rows: readonly Pick<GoodsLine, keyof GoodsSums>[]): GoodsSums {
  const sums = { value: 0n, duty: 0n, vat: 0n, incomeTax: 0n };
  for (const row of rows) for (const name of summed) sums[name] += amountOf(row[name]);
  return sums;
}

/** Duty and taxes together. */
export const totalOf = ({ duty, vat, incomeTax }: GoodsSums) => duty + vat + incomeTax;

/** The sums after replacing an article's stored values (`before`) with the typed ones. */
export function sumsWith(
  sums: GoodsSums,
  before: Pick<GoodsLine, keyof GoodsSums> | undefined,
  figures: TaxFigures | undefined,
): GoodsSums {
  const stored = sumsOf(before ? [before] : []);
  const typed = {
    value: amountOf(figures?.goodsValue ?? null),
    duty: amountOf(figures?.duty ?? null),
    vat: amountOf(figures?.vat ?? null),
    incomeTax: amountOf(figures?.incomeTax ?? null),
  };
  const after = { ...sums };
  for (const name of summed) after[name] = sums[name] - stored[name] + typed[name];
  return after;
}
