import type { GoodsLine } from '@pabean/api/contract';
import type { Column, TableBlock } from '../office-pdf.ts';
import { amount, counted, legendOf, nameIn, weight } from '../shown-values.ts';
import type { PpftzPaper } from './paper.ts';

/** A column of goods: its head, and the text of an article. */
interface GoodsColumn extends Column {
  readonly cell: (line: GoodsLine, paper: PpftzPaper, index: number) => string;
  /** The text of the totals row. */
  readonly total?: (goods: readonly GoodsLine[]) => string;
}

const rate = (name: string, percent: string) => `${name}\u00a0${counted(percent)}\u00a0%`;

/** The totals of all goods, in whole rupiah. */
export const sumOf = (goods: readonly GoodsLine[], of: (line: GoodsLine) => readonly string[]): bigint =>
  goods.reduce((sum, line) => of(line).reduce((all, each) => all + BigInt(each), sum), 0n);

const taxesOf = ({ duty, vat, incomeTax }: GoodsLine) => [duty, vat, incomeTax];

const columns = {
  number: { head: 'No.', share: 22, align: 'end', cell: (_, __, index) => String(index + 1) },
  description: {
    head: 'Uraian barang',
    share: 118,
    cell: ({ description, hsCode }) =>
      [description, hsCode && `HS\u00a0${hsCode}`].filter(Boolean).join('\n'),
    total: (goods) => `Jumlah ${counted(String(goods.length))} barang`,
  },
  quantity: {
    head: 'Jumlah dan kemasan',
    share: 82,
    cell: (line, { names }) =>
      [
        `${counted(line.unitCount)} ${nameIn(names.units, line.unitType)}`,
        `${counted(line.packageCount)} ${nameIn(names.packages, line.packageType)}`,
      ].join('\n'),
  },
  weight: {
    head: 'Bruto dan netto (kg)',
    share: 60,
    align: 'end',
    cell: ({ gross, net }) => `${weight(gross)}\n${weight(net)}`,
  },
  value: {
    head: 'Nilai barang (Rp)',
    share: 74,
    align: 'end',
    cell: ({ value }) => amount(value),
    total: (goods) => amount(sumOf(goods, ({ value }) => [value])),
  },
  rates: {
    head: 'Tarif',
    share: 54,
    cell: ({ dutyRate, vatRate, incomeTaxRate }) =>
      [rate('BM', dutyRate), rate('PPN', vatRate), rate('PPh', incomeTaxRate)].join('\n'),
  },
  taxes: {
    head: 'Pungutan (Rp)',
    share: 76,
    align: 'end',
    cell: (line) => taxesOf(line).map(amount).join('\n'),
    total: (goods) => amount(sumOf(goods, taxesOf)),
  },
  result: { head: 'Hasil pemeriksaan', share: 130, cell: () => '' },
} satisfies Readonly<Record<string, GoodsColumn>>;

/** The goods of a record with a document's columns. */
export function goodsTable(paper: PpftzPaper, shown: readonly (keyof typeof columns)[]): TableBlock {
  const used: readonly GoodsColumn[] = shown.map((name) => columns[name]);
  const hasSums = shown.includes('value');
  return {
    kind: 'table',
    heading: 'Barang',
    dense: true,
    columns: used.map(({ head, share, align = 'start' }) => ({ head, share, align })),
    rows: paper.goods.map((line, index) => used.map(({ cell }) => cell(line, paper, index))),
    totals: hasSums ? [used.map(({ total }) => total?.(paper.goods) ?? '')] : [],
    note: legend(paper),
    empty: 'Belum ada barang.',
  };
}

/** The codes and labels of units and packages. */
const legend = ({ goods, names }: PpftzPaper): string =>
  [
    legendOf(
      'Satuan',
      goods.map(({ unitType }) => unitType),
      names.units,
    ),
    legendOf(
      'Kemasan',
      goods.map(({ packageType }) => packageType),
      names.packages,
    ),
  ].join(' ');
