import { type CourierGoods, courierGoodsRow } from '@pabean/api/contract';
import { fill, formatQuantity, kilograms } from '@pabean/api/rules';
import { Code } from '@pabean/ui/code';
import { numberField, textField } from '../internal/rows/fields.tsx';
import type { RowKind } from '../internal/rows/row-kind.ts';
import { name, note } from '../internal/rows/row-table.css.ts';
import { LineList } from './line-list.tsx';
import type { GoodsLinesProps } from './lines-props.ts';
import { sumOf } from './sum-of.ts';
import { useGoodsKind } from './use-goods-kind.ts';

/** Props of {@link CourierGoodsLines}. */
export type CourierGoodsLinesProps = GoodsLinesProps<CourierGoods>;

/**
 * The goods of a courier shipment as a list inside a form, with the sum of their weights.
 *
 * @beta
 */
export function CourierGoodsLines({ units, ...props }: CourierGoodsLinesProps) {
  const { messages, transitLabels, rows, fields, frame, countOf } = useGoodsKind(units);
  const { description, brand, serialNumber, count, unit } = fields;
  const kind: RowKind<CourierGoods> = {
    ...frame,
    name: 'courier-goods',
    example: messages.courierExample,
    sums: (draw) =>
      draw({
        label: fill(rows.goodsSum, { count: props.value.length }),
        of: {
          [transitLabels.goodsWeight]: formatQuantity(
            sumOf(props.value.map(({ weight }) => weight)),
            kilograms,
          ),
        },
      }),
    schema: courierGoodsRow,
    fields: [
      [textField({ name: 'waybill', label: transitLabels.waybill, optional: true })],
      [description],
      [brand, serialNumber],
      [count, unit],
      [numberField({ name: 'weight', label: transitLabels.goodsWeight, notation: kilograms })],
      [
        textField({ name: 'aircraft', label: transitLabels.aircraft, optional: true }),
        textField({ name: 'flight', label: transitLabels.flight, optional: true }),
      ],
    ],
    keeps: ['unit', 'aircraft', 'flight'],
    unique: ['serialNumber'],
    nameOf: (row) => row.description,
    columns: [
      {
        head: description.label,
        cell: (row) => {
          const model = [row.brand, row.serialNumber].filter(Boolean).join(' · ');
          return (
            <>
              <span className={name}>{row.description}</span>
              {model && <span className={note}>{model}</span>}
            </>
          );
        },
      },
      { head: transitLabels.waybill, cell: (row) => (row.waybill ? <Code>{row.waybill}</Code> : '–') },
      { head: count.label, cell: countOf },
      {
        head: transitLabels.flight,
        cell: (row) => (
          <>
            {row.flight || '–'}
            {row.aircraft && <span className={note}>{row.aircraft}</span>}
          </>
        ),
      },
      {
        head: transitLabels.goodsWeight,
        align: 'end',
        cell: (row) => formatQuantity(row.weight, kilograms),
      },
    ],
  };
  return <LineList {...props} kind={kind} />;
}
