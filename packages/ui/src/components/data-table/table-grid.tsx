import { fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles } from './column.ts';
import * as styles from './data-table.css.ts';
import { TableHead, type TableHeadProps } from './table-head.tsx';
import { useOverflow } from './use-overflow.ts';

interface TableGridProps<Row> extends TableHeadProps<Row> {
  caption: string;
  /** The rows. */
  children: ReactNode;
}

/** The table itself, in a box that scrolls sideways where it must, and then answers the keyboard. */
export function TableGrid<Row>({ caption, children, ...heads }: TableGridProps<Row>) {
  const words = useMessages('table');
  const { wide, ref } = useOverflow();
  const { columns, sort } = heads;
  const sorted = columns.find(({ id }) => id === sort?.column);
  const order = sorted && sort && fill(words[sort.direction], { column: sorted.head });
  return (
    <div ref={ref} className={styles.scroll} data-wide={wide || undefined} tabIndex={wide ? 0 : undefined}>
      <table {...roles.table} className={styles.table}>
        <caption>
          <VisuallyHidden>{order ? fill(words.caption, { caption, order }) : caption}</VisuallyHidden>
        </caption>
        <TableHead {...heads} />
        <tbody {...roles.group} className={styles.rows}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
