import { TableBody } from '@pabean/ui/virtual-table';
import { type ReactNode, useCallback } from 'react';
import * as styles from './rows-section.css.ts';

/** A column of a {@link RowsTable}. */
export interface RowsColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** @default 'start' */
  readonly align?: 'end';
  /** The language of its cells, where that is not the page's. */
  readonly lang?: string;
}

/** Props of {@link RowsTable}. */
export interface RowsTableProps<Row> {
  /** What the rows are, for screen readers. */
  label: string;
  /** The first one names its row. */
  columns: readonly RowsColumn<Row>[];
  rows: readonly Row[];
  /** What can be done with a row. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Stands there as long as there are no rows. */
  empty: string;
}

/** A small table of saved rows, the same on a phone: columns short enough for it. */
export function RowsTable<Row extends { readonly id: string }>(props: RowsTableProps<Row>) {
  const { label, columns, rows, actions, empty } = props;
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows]);
  if (rows.length === 0)
    return (
      <div className={styles.box}>
        <p className={styles.empty}>{empty}</p>
      </div>
    );
  return (
    <div className={styles.box}>
      <table aria-label={label} aria-rowcount={rows.length + 1} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ head, align }) => (
              <th key={head} scope="col" className={styles.columnHead} data-align={align}>
                {head}
              </th>
            ))}
            {actions && <td className={styles.columnHead} />}
          </tr>
        </thead>
        <TableBody
          count={rows.length}
          keyOf={keyOf}
          rowHeight={49}
          draw={(index, place) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <tr {...place}>
                {columns.map(({ head, align, lang, cell }, column) => {
                  const Cell = column === 0 && align === undefined ? 'th' : 'td';
                  return (
                    <Cell
                      key={head}
                      scope={Cell === 'th' ? 'row' : undefined}
                      className={styles.cell}
                      data-align={align}
                      lang={lang}
                    >
                      {cell(row)}
                    </Cell>
                  );
                })}
                {actions && (
                  <td className={styles.cell} data-actions="">
                    {actions(row)}
                  </td>
                )}
              </tr>
            );
          }}
        />
      </table>
    </div>
  );
}
