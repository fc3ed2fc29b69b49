import type { CourierGoods, PassengerGoods } from '@pabean/api/contract';
import { sumDecimals } from '../../core/sum-decimals.ts';
import type { Column, TableBlock } from '../office-pdf.ts';
import { amount, counted, legendOf, nameIn, weight } from '../shown-values.ts';
import type { CourierPaper, PassengerPaper, TransitPaper } from './paper.ts';

type Goods = PassengerGoods | CourierGoods;

/** A column of goods: its head, and the text of an article. */
interface GoodsColumn<Line> extends Column {
  readonly cell: (line: Line, index: number) => string;
  /** The text of the totals row. */
  readonly total?: (goods: readonly Line[]) => string;
}

const linesOf = (...texts: readonly string[]) => texts.filter(Boolean).join('\n') || '–';

const number: GoodsColumn<Goods> = {
  head: 'No.',
  share: 28,
  align: 'end',
  cell: (_, index) => String(index + 1),
};

const description: GoodsColumn<Goods> = {
  head: 'Uraian barang',
  share: 122,
  cell: (line) => line.description,
  total: (goods) => `Jumlah ${counted(String(goods.length))} barang`,
};

const kind: GoodsColumn<Goods> = {
  head: 'Tipe/merek dan no. seri',
  share: 88,
  cell: ({ brand, serialNumber }) => linesOf(brand, serialNumber),
};

const quantity = ({ names }: TransitPaper): GoodsColumn<Goods> => ({
  head: 'Jumlah',
  share: 60,
  cell: ({ count, unit }) => `${counted(count)} ${nameIn(names.units, unit)}`,
});

function goodsTable<Line extends Goods>(
  { names }: TransitPaper,
  goods: readonly Line[],
  columns: readonly GoodsColumn<Line>[],
): TableBlock {
  const units = goods.map(({ unit }) => unit);
  return {
    kind: 'table',
    heading: 'Barang',
    dense: true,
    columns: columns.map(({ head, share, align = 'start' }) => ({ head, share, align })),
    rows: goods.map((line, index) => columns.map(({ cell }) => cell(line, index))),
    totals: [columns.map(({ total }) => total?.(goods) ?? '')],
    note: legendOf('Satuan', units, names.units),
    empty: '',
  };
}

/** A passenger's goods, and their total value. */
export const passengerGoods = (paper: PassengerPaper): TableBlock =>
  goodsTable(paper, paper.request.goods, [
    ...[number, description, kind, quantity(paper)],
    {
      head: 'Harga (Rp)',
      share: 86,
      align: 'end',
      cell: ({ price }) => amount(price),
      total: (goods) => amount(goods.reduce((sum, { price }) => sum + BigInt(price), 0n)),
    },
    { head: 'Keterangan', share: 82, cell: ({ remarks }) => remarks || '–' },
  ]);

/** A courier's goods, and their total weight. */
export const courierGoods = (paper: CourierPaper): TableBlock =>
  goodsTable(paper, paper.request.goods, [
    number,
    { head: paper.labels.waybill, share: 62, cell: ({ waybill }) => waybill || '–' },
    ...[description, kind, quantity(paper)],
    {
      head: 'Berat (kg)',
      share: 68,
      align: 'end',
      cell: (line) => weight(line.weight),
      total: (goods) => weight(sumDecimals(goods.map((line) => line.weight))),
    },
    { head: 'Pesawat dan penerbangan', share: 76, cell: ({ aircraft, flight }) => linesOf(aircraft, flight) },
  ]);
