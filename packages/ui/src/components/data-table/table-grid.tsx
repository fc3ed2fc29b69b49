import { fill } from '@pabean/api/rules';
import type { ReactNode, RefCallback } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles } from './column.ts';
import * as styles from './data-table.css.ts';
import { TableHead, type TableHeadProps } from './table-head.tsx';

interface TableGridProps<Row> extends TableHeadProps<Row> {
  caption: string;
  /** Whether the rows are cards. */
  cards: boolean;
  /** Whether it scrolls sideways in its own box. */
  scrolls: boolean;
  /** Called with the table element. */
  tableRef: RefCallback<HTMLTableElement>;
  /** The rows. */
  children: ReactNode;
}

/** The table itself. */
export function TableGrid<Row>({
  caption,
  cards,
  scrolls,
  tableRef,
  children,
  ...heads
}: TableGridProps<Row>) {
  const messages = useMessages('table');
  const { columns, sort } = heads;
  const sorted = columns.find(({ id }) => id === sort?.column);
  const order = sorted && sort && fill(messages[sort.direction], { column: sorted.head });
  return (
    <div {...(scrolls && { className: styles.scroller, role: 'group', 'aria-label': caption, tabIndex: 0 })}>
      <table {...roles.table} ref={tableRef} className={styles.table} data-cards={cards || undefined}>
        <caption>
          <VisuallyHidden>{order ? fill(messages.caption, { caption, order }) : caption}</VisuallyHidden>
        </caption>
        <TableHead {...heads} />
        <tbody {...roles.group} className={styles.rows}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
