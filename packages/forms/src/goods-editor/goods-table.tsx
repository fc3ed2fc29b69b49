import type { NamedCode, StoredGoods } from '@pabean/api/contract';
import { useMemo } from 'react';
import { RowTable } from '../internal/rows/row-table.tsx';
import { useRowKeys } from '../internal/rows/use-row-keys.ts';
import { useGoodsMessages } from '../internal/use-goods-messages.ts';
import { roomOfGoods, useGoodsColumns, useGoodsSums } from './goods-columns.tsx';
import { sumsOf } from './goods-figures.ts';

/** Props of {@link GoodsTable}. */
export interface GoodsTableProps {
  /** The stored goods. */
  rows: readonly StoredGoods[];
  /** The usual rate of VAT; another one causes a warning. If omitted, there are no warnings. */
  usualVat?: string | undefined;
  /**
   * The units, to show their names.
   *
   * @default [], which shows their codes
   */
  units?: readonly NamedCode[];
  /**
   * The kinds of packages, to show their names.
   *
   * @default [], which shows their codes
   */
  packageTypes?: readonly NamedCode[];
}

/** Estimated height of a row with a two-line description, in pixels. */
export const goodsRowHeight = 85;

/**
 * The goods of a PPFTZ record, read-only: quantity, packages, value, duty and taxes with their rates, and the sums. Cards if
 * there is no room for columns; in a long list only visible rows are rendered. To edit them use GoodsEditor.
 *
 * @beta
 */
export function GoodsTable({ rows, units = [], packageTypes = [], usualVat }: GoodsTableProps) {
  const { messages, heading } = useGoodsMessages();
  const sums = useMemo(() => sumsOf(rows), [rows]);
  const formattedSums = useGoodsSums(sums, rows.length);
  return (
    <RowTable
      label={heading}
      empty={messages.none}
      columns={useGoodsColumns({ units, packageTypes, usualVat })}
      rows={rows}
      keyOf={useRowKeys(rows)}
      room={roomOfGoods(sums, false)}
      rowHeight={goodsRowHeight}
      sums={(draw) => draw(formattedSums)}
    />
  );
}
