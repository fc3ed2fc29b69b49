import type { NamedCode, StoredGoods } from '@pabean/api/contract';
import { useMemo } from 'react';
import { RowTable } from '../internal/rows/row-table.tsx';
import { useRowKeys } from '../internal/rows/use-row-keys.ts';
import { useGoodsMessages } from '../internal/use-goods-messages.ts';
import { roomOfGoods, useGoodsColumns, useGoodsSums } from './goods-columns.tsx';
import { sumsOf } from './goods-figures.ts';

/** Props of {@link GoodsTable}. */
export interface GoodsTableProps {
  /** The goods that the server has. */
  rows: readonly StoredGoods[];
  /** The rate of VAT that most goods have; another one is warned of. Left out, it warns of none. */
  usualVat?: string | undefined;
  /**
   * The units, for their names.
   *
   * @default [], which shows their codes
   */
  units?: readonly NamedCode[];
  /**
   * The kinds of packages, for their names.
   *
   * @default [], which shows their codes
   */
  packageTypes?: readonly NamedCode[];
}

/** About the height of a row whose description takes two lines. */
export const goodsRowHeight = 85;

/**
 * The goods of a PPFTZ record to read: quantity, packages, value, duty and taxes with their rates, and the sums of all. Cards
 * where there is no room for columns; of a long list only the rows in sight are drawn. To edit them take GoodsEditor.
 *
 * @beta
 */
export function GoodsTable({ rows, units = [], packageTypes = [], usualVat }: GoodsTableProps) {
  const { messages, heading } = useGoodsMessages();
  const sums = useMemo(() => sumsOf(rows), [rows]);
  const inWords = useGoodsSums(sums, rows.length);
  return (
    <RowTable
      label={heading}
      empty={messages.none}
      columns={useGoodsColumns({ units, packageTypes, usualVat })}
      rows={rows}
      keyOf={useRowKeys(rows)}
      room={roomOfGoods(sums, false)}
      rowHeight={goodsRowHeight}
      sums={(draw) => draw(inWords)}
    />
  );
}
