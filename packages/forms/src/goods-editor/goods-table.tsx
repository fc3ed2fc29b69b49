import type { NamedCode, StoredGoods } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { tableRoles } from '@pabean/ui/data-table';
import { TableBody, type TableBodyControls, type TableRowPlace } from '@pabean/ui/virtual-table';
import { type ReactNode, type Ref, useCallback, useMemo } from 'react';
import { roomFor } from '../internal/cards.ts';
import * as frame from '../internal/rows-section.css.ts';
import { amountText, useGoodsWords } from '../internal/use-goods-words.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { type GoodsSums, sumsOf } from './goods-figures.ts';
import * as styles from './goods-table.css.ts';
import { GoodsTableRow } from './goods-table-row.tsx';

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

/** Props of {@link GoodsFrame}. */
export interface GoodsFrameProps extends Pick<GoodsTableProps, 'rows'> {
  /** The sums of its foot. */
  sums: GoodsSums;
  /** Draws a row. */
  draw: (row: StoredGoods, index: number, place: TableRowPlace) => ReactNode;
  /** The first head, over what picks rows. */
  pick?: ReactNode;
  /** Whether there is a column for what can be done with a row. @default false */
  hasActions?: boolean;
  /** Moves through the rows. */
  controls?: Ref<TableBodyControls>;
}

/** About the height of a row whose description takes two lines. */
const rowHeight = 85;
const taxes = ['value', 'duty', 'vat', 'incomeTax'] as const;

/**
 * The goods of a PPFTZ record to read: quantity, packages, value, duty and taxes with their rates, and the sums of all. Cards
 * where there is no room for columns; of a long list only the rows in sight are drawn. To edit them take GoodsEditor.
 *
 * @beta
 */
export function GoodsTable({ rows, units = [], packageTypes = [], usualVat }: GoodsTableProps) {
  const sums = useMemo(() => sumsOf(rows), [rows]);
  return (
    <GoodsFrame
      rows={rows}
      sums={sums}
      draw={(row, index, { ref }) => (
        <GoodsTableRow
          row={row}
          index={index}
          units={units}
          packageTypes={packageTypes}
          usualVat={usualVat}
          measure={ref}
        />
      )}
    />
  );
}

/** About how many pixels the columns need: no amount is longer than the sum below it. */
function roomOf(sums: GoodsSums, hasActions: boolean): number {
  const signs = taxes.reduce((all, name) => all + amountText(sums[name]).length, 0);
  return (hasActions ? 320 : 215) + 10 * signs;
}

/** Heads and sums around the rows of goods. */
export function GoodsFrame({ rows, sums, draw, pick, hasActions, controls }: GoodsFrameProps) {
  const { words, heading, heads, labelOf } = useGoodsWords();
  const { goodsSum } = useFormMessages('rows');
  const containerName = roomFor(roomOf(sums, hasActions === true));
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  if (rows.length === 0)
    return (
      <div className={frame.box}>
        <p className={frame.empty}>{words.none}</p>
      </div>
    );
  return (
    <div className={`${frame.box} ${styles.place}`} style={{ containerName }}>
      <table
        {...tableRoles.table}
        aria-label={heading}
        aria-rowcount={rows.length + 2}
        className={styles.table}
      >
        <thead {...tableRoles.group} className={styles.heads}>
          <tr {...tableRoles.row}>
            {pick !== undefined && (
              <td {...tableRoles.cell} className={styles.head} data-pick="">
                {pick}
              </td>
            )}
            <th {...tableRoles.head} className={styles.head}>
              {labelOf('description')}
            </th>
            {taxes.map((name) => (
              <th {...tableRoles.head} key={name} className={styles.head} data-align="end">
                {heads[name]}
              </th>
            ))}
            {hasActions && <td {...tableRoles.cell} className={styles.head} />}
          </tr>
        </thead>
        <TableBody
          count={rows.length}
          keyOf={keyOf}
          rowHeight={rowHeight}
          controls={controls ?? null}
          className={styles.rows}
          draw={(index, place) => {
            const row = rows[index];
            return row && draw(row, index, place);
          }}
        />
        <tfoot {...tableRoles.group} className={styles.foot}>
          <tr {...tableRoles.row} aria-rowindex={rows.length + 2} className={styles.sumRow}>
            {pick !== undefined && <td {...tableRoles.cell} className={styles.sum} data-empty="" />}
            <th {...tableRoles.identity} className={styles.sum}>
              {fill(goodsSum, { count: rows.length })}
            </th>
            {taxes.map((name) => (
              <td
                {...tableRoles.cell}
                key={name}
                className={styles.sum}
                data-align="end"
                data-label={heads[name]}
              >
                {amountText(sums[name])}
              </td>
            ))}
            {hasActions && <td {...tableRoles.cell} className={styles.sum} data-empty="" />}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
