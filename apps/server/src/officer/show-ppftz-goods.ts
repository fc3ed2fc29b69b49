import { isUnusualRate, kilograms, percent, rupiah } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { sumDecimals } from '../core/sum-decimals.ts';
import { block, joined, quantity } from './print.ts';

/** The goods of a record with their taxes, then the totals. */
export async function goodsOf(db: Db, recordId: string, usualVat: string): Promise<string> {
  const rows = await db
    .selectFrom('ppftz_goods')
    .selectAll()
    .where('ppftz_id', '=', recordId)
    .orderBy('position')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return '';
  const total = (column: 'value' | 'duty' | 'vat' | 'income_tax') =>
    rows.reduce((sum, row) => sum + BigInt(row[column]), 0n);
  const [duty, vat, incomeTax] = [total('duty'), total('vat'), total('income_tax')];
  const money = (amount: string | bigint) => quantity(String(amount), rupiah);
  const tax = (name: string, rate: string, amount: string) =>
    `${name} ${quantity(rate, percent)} ${money(amount)}`;
  const weight = (gross: string, net: string) =>
    `gross ${quantity(gross, kilograms)}, net ${quantity(net, kilograms)}`;
  const lines = rows.flatMap((row, index) => [
    joined(`${index + 1}`, row.description, row.hs_code && `HS ${row.hs_code}`),
    `   ${joined(
      `${row.unit_count} ${row.unit_type}`,
      `${row.package_count} ${row.package_type}`,
      weight(row.gross, row.net),
      money(row.value),
    )}`,
    `   ${[
      tax('BM', row.duty_rate, row.duty),
      tax('PPN', row.vat_rate, row.vat),
      tax('PPh', row.income_tax_rate, row.income_tax),
    ].join('  ')}`,
    ...(isUnusualRate(row.vat_rate, usualVat) ? [`   ! PPN is usually ${quantity(usualVat, percent)}`] : []),
  ]);
  const totals = [
    weight(sumDecimals(rows.map(({ gross }) => gross)), sumDecimals(rows.map(({ net }) => net))),
    `value ${money(total('value'))}`,
    `BM ${money(duty)}`,
    `PPN ${money(vat)}`,
    `PPh ${money(incomeTax)}`,
    `duty and taxes ${money(duty + vat + incomeTax)}`,
  ];
  return block(`Goods: ${rows.length}`, [...lines, `Total  ${totals.join('  ')}`]);
}
