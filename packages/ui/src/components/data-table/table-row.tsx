import type { ReactNode } from 'react';
import { type PlainColumn, roles } from './column.ts';
import * as styles from './data-table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly PlainColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  current: boolean;
}

/** One row; on phones a card. */
export function TableRow<Row>({ row, columns, actions, current }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.row} aria-current={current || undefined}>
      {columns.map((column) => {
        const place = column.card ?? 'label';
        const shared = {
          className: styles.cell,
          'data-align': column.align,
          'data-nowrap': column.nowrap || undefined,
          'data-card': place,
          children: column.cell(row),
        };
        return place === 'title' ? (
          <th {...roles.identity} key={column.id} scope="row" {...shared} />
        ) : (
          <td
            {...roles.cell}
            key={column.id}
            data-label={place === 'label' ? column.head : undefined}
            {...shared}
          />
        );
      })}
      {actions && (
        <td {...roles.cell} className={styles.cell} data-card="actions" data-print="never">
          <div className={styles.actions}>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}
