import type { ReactNode } from 'react';
import { type AnyColumn, roles } from './column.ts';
import * as styles from './data-table.css.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly AnyColumn<Row>[];
  actions: ((row: Row) => ReactNode) | undefined;
  current: boolean;
}

/** One row; on phones a card. */
export function TableRow<Row>({ row, columns, actions, current }: TableRowProps<Row>) {
  return (
    <tr {...roles.row} className={styles.row} aria-current={current || undefined}>
      {columns.map(({ id, head, card = 'label', align, nowrap, cell }) => {
        const shared = {
          className: styles.cell,
          'data-align': align,
          'data-nowrap': nowrap || undefined,
          children: cell(row),
        };
        if (card === 'label') return <td {...roles.cell} key={id} data-label={head} {...shared} />;
        if (card === 'title')
          return <th {...roles.identity} key={id} scope="row" data-card={card} {...shared} />;
        return <td {...roles.cell} key={id} data-card={card} {...shared} />;
      })}
      {actions && (
        <td {...roles.cell} className={styles.cell} data-card="actions" data-print="never">
          <div className={styles.actions}>{actions(row)}</div>
        </td>
      )}
    </tr>
  );
}
