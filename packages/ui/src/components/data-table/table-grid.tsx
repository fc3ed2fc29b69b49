import { fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import * as own from '../../messages/own.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles, type TableColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import { TableHead } from './table-head.tsx';
import type { TableSort } from './table-view.ts';
import { useOverflow } from './use-overflow.ts';

interface TableGridProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  hasActions: boolean;
  onSort: (column: string) => void;
  /** The rows. */
  children: ReactNode;
}

/** The table itself, in a box that scrolls sideways where it must, and then answers the keyboard. */
export function TableGrid<Row>({
  caption,
  columns,
  sort,
  hasActions,
  onSort,
  children,
}: TableGridProps<Row>) {
  const words = useMessages('table', own.table);
  const { wide, ref } = useOverflow();
  const sorted = columns.find(({ id }) => id === sort?.column);
  const order = sorted && sort && fill(words[sort.direction], { column: sorted.head });
  return (
    <div ref={ref} className={styles.scroll} data-wide={wide || undefined} tabIndex={wide ? 0 : undefined}>
      <table {...roles.table} className={styles.table}>
        <caption>
          <VisuallyHidden>{order ? fill(words.caption, { caption, order }) : caption}</VisuallyHidden>
        </caption>
        <TableHead columns={columns} sort={sort} hasActions={hasActions} onSort={onSort} />
        <tbody {...roles.group} className={styles.rows}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
