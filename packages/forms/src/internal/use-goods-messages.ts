import type { GoodsLine, GoodsRow } from '@pabean/api/contract';
import {
  formatNumber,
  formatQuantity,
  kilograms,
  type NumberNotation,
  percent,
  pieces,
  rupiah,
} from '@pabean/api/rules';
import { useMessages } from '@pabean/ui/messages';
import { usePpftzMessages } from '../messages/use-messages.ts';

/** The fields of an article in the order of a pasted line. */
export const goodsColumns = [
  'description',
  'unitCount',
  'unitType',
  'packageCount',
  'packageType',
  'gross',
  'net',
  'value',
  'hsCode',
  'dutyRate',
  'vatRate',
  'incomeTaxRate',
] as const satisfies readonly (keyof GoodsRow)[];

/** Formats a number of packages. */
export const wholes: NumberNotation = { decimals: 0 };

/** The labels of an article's fields, and the headings of its table. */
export function useGoodsMessages() {
  const messages = usePpftzMessages('goods');
  const ppftzLabels = usePpftzMessages('ppftzLabels');
  const { vat, incomeTax } = useMessages('taxBreakdown');
  const labels: Readonly<Record<keyof GoodsLine, string>> = {
    description: ppftzLabels.goodsDescription,
    unitCount: ppftzLabels.unitCount,
    unitType: ppftzLabels.unitType,
    packageCount: ppftzLabels.packageCount,
    packageType: ppftzLabels.packageType,
    gross: ppftzLabels.gross,
    net: ppftzLabels.net,
    value: ppftzLabels.goodsValue,
    hsCode: ppftzLabels.hsCode,
    dutyRate: ppftzLabels.dutyRate,
    vatRate: ppftzLabels.vatRate,
    incomeTaxRate: ppftzLabels.incomeTaxRate,
    duty: ppftzLabels.duty,
    vat: ppftzLabels.vat,
    incomeTax: ppftzLabels.incomeTax,
  };
  return {
    messages,
    heading: ppftzLabels.goods,
    labelOf: (name: string) => labels[name as keyof GoodsLine] ?? name,
    heads: { value: messages.value, duty: messages.duty, vat, incomeTax },
  };
}

/** Formats an amount without its unit: `6.500.000`. */
export const amountText = (amount: string | bigint) => formatNumber(String(amount), rupiah);

/** Formats a rate with its unit: `7,5 %`. */
export const rateText = (rate: string) => (rate === '' ? '' : formatQuantity(rate, percent));

/** Formats a field of an article; units and kinds of packages as their codes. */
export function goodsText(name: string, text: string): string {
  if (name === 'value') return amountText(text);
  if (name.endsWith('Rate')) return rateText(text);
  if (name === 'gross' || name === 'net') return formatQuantity(text, kilograms);
  return name.endsWith('Count') ? formatNumber(text, pieces) : text;
}
