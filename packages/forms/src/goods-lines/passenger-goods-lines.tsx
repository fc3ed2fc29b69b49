import { type PassengerGoods, passengerGoodsRow } from '@pabean/api/contract';
import { fill, formatNumber, rupiah } from '@pabean/api/rules';
import { Code } from '@pabean/ui/code';
import { moneyField, textField } from '../internal/rows/fields.tsx';
import type { RowKind } from '../internal/rows/row-kind.ts';
import { name, note } from '../internal/rows/row-table.css.ts';
import { LineList } from './line-list.tsx';
import type { GoodsLinesProps } from './lines-props.ts';
import { sumOf } from './sum-of.ts';
import { useGoodsKind } from './use-goods-kind.ts';

/** Props of {@link PassengerGoodsLines}. */
export type PassengerGoodsLinesProps = GoodsLinesProps<PassengerGoods>;

/**
 * The goods that a passenger carries as a list inside a form, with the sum of their prices.
 *
 * @beta
 */
export function PassengerGoodsLines({ units, ...props }: PassengerGoodsLinesProps) {
  const { messages, transitLabels, shared, rows, fields, frame, countOf } = useGoodsKind(units);
  const { description, brand, serialNumber, count, unit } = fields;
  const kind: RowKind<PassengerGoods> = {
    ...frame,
    name: 'passenger-goods',
    example: messages.passengerExample,
    sums: (draw) =>
      draw({
        label: fill(rows.goodsSum, { count: props.value.length }),
        of: { [transitLabels.price]: formatNumber(sumOf(props.value.map(({ price }) => price)), rupiah) },
      }),
    schema: passengerGoodsRow,
    fields: [
      [description],
      [brand, serialNumber],
      [count, unit],
      [moneyField({ name: 'price', label: transitLabels.price, hint: messages.priceHint })],
      [textField({ name: 'remarks', label: shared.remarks, optional: true })],
    ],
    keeps: ['unit'],
    unique: ['serialNumber'],
    nameOf: (row) => row.description,
    columns: [
      {
        head: description.label,
        cell: (row) => (
          <>
            <span className={name}>{row.description}</span>
            {row.brand && <span className={note}>{row.brand}</span>}
            {row.remarks && <span className={note}>{row.remarks}</span>}
          </>
        ),
      },
      { head: serialNumber.label, cell: (row) => (row.serialNumber ? <Code>{row.serialNumber}</Code> : '–') },
      { head: count.label, cell: countOf },
      {
        head: transitLabels.price,
        align: 'end',
        cell: (row) => formatNumber(row.price, rupiah),
      },
    ],
  };
  return <LineList {...props} kind={kind} />;
}
