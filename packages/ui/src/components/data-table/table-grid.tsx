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
  /** Called with the place of the row that gets the focus, from 0, and with -1 when none has it. */
  onFocusRow: (place: number) => void;
  /** The rows. */
  children: ReactNode;
}

/** The table itself. */
export function TableGrid<Row>({
  caption,
  cards,
  scrolls,
  tableRef,
  onFocusRow,
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
        <tbody
          {...roles.group}
          className={styles.rows}
          onFocus={({ target }) => onFocusRow(target.closest('tr')?.sectionRowIndex ?? -1)}
          onBlur={() => onFocusRow(-1)}
        >
          {children}
        </tbody>
      </table>
    </div>
  );
}
