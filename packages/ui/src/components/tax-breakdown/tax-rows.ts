import { fill, formatNumber, formatQuantity, percent, rupiah } from '@pabean/api/rules';
import type { UiMessages } from '../../messages/index.ts';

/** An amount in whole rupiah or a rate in percent, as a number or a decimal; null while it is unknown. */
export type TaxNumber = number | string | null;

/** Duty and taxes of one article, as computed by the server or the caller; nothing is computed here. */
export interface TaxFigures {
  /** Value of the goods. */
  goodsValue: TaxNumber;
  /** Rate of the import duty (BM). */
  dutyRate: TaxNumber;
  /** Import duty. */
  duty: TaxNumber;
  /** Base of both taxes: value of the goods and duty together. */
  taxBase: TaxNumber;
  /** Rate of the VAT (PPN). */
  vatRate: TaxNumber;
  /** VAT. */
  vat: TaxNumber;
  /** Rate of the income tax (PPh). */
  incomeTaxRate: TaxNumber;
  /** Income tax. */
  incomeTax: TaxNumber;
  /** Duty and taxes together. */
  total: TaxNumber;
}

/** One line of the panel. */
export interface TaxRow {
  key: 'goodsValue' | 'duty' | 'taxBase' | 'vat' | 'incomeTax' | 'total';
  amount: TaxNumber;
  /** The formula of the amount. */
  formula?: string;
  /** Whether the formula lacks its rate. */
  lacksRate?: boolean;
}

/** The lines of the panel, from the value of the goods to the total. */
export function taxRows(figures: TaxFigures | undefined, messages: UiMessages['taxBreakdown']): TaxRow[] {
  const { goodsValue = null, taxBase = null } = figures ?? {};

  function taxed(key: 'duty' | 'vat' | 'incomeTax', rate: TaxNumber, base: TaxNumber): TaxRow {
    const amount = figures?.[key] ?? null;
    if (rate === null) return { key, amount, formula: messages.unknownRate, lacksRate: true };
    const rateInWords = formatQuantity(rate, percent);
    if (base === null) return { key, amount, formula: rateInWords };
    return {
      key,
      amount,
      formula: fill(messages.formula, { rate: rateInWords, base: formatNumber(base, rupiah) }),
    };
  }

  if (!figures) {
    const keys = ['goodsValue', 'duty', 'taxBase', 'vat', 'incomeTax', 'total'] as const;
    return keys.map((key) => ({ key, amount: null }));
  }
  return [
    { key: 'goodsValue', amount: goodsValue },
    taxed('duty', figures.dutyRate, goodsValue),
    { key: 'taxBase', amount: taxBase, formula: messages.taxBaseFormula },
    taxed('vat', figures.vatRate, taxBase),
    taxed('incomeTax', figures.incomeTaxRate, taxBase),
    { key: 'total', amount: figures.total },
  ];
}
