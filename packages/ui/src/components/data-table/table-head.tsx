import { type ComponentType, memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type PlainColumn, roles } from './column.ts';
import * as styles from './data-table.css.ts';
import type { TableSort } from './table-view.ts';

/** How a table is sorted, if it can be. */
export interface Sorting {
  sort?: TableSort | undefined;
  onSort?: (column: string) => void;
}

/** What the head of one column is given. */
export interface HeadProps<Row, Column extends PlainColumn<Row>> extends Sorting {
  column: Column;
}

/** What draws the row of heads. */
export interface TableHeadProps<Row, Column extends PlainColumn<Row>> extends Sorting {
  columns: readonly Column[];
  hasActions: boolean;
  /**
   * Draws the head of a column.
   *
   * @default the column's words
   */
  Head?: ComponentType<HeadProps<Row, Column>>;
}

function PlainHead<Row>({ column }: HeadProps<Row, PlainColumn<Row>>) {
  return (
    <th {...roles.head} scope="col" className={styles.head} data-align={column.align}>
      {column.head}
    </th>
  );
}

function Heads<Row, Column extends PlainColumn<Row>>({
  columns,
  hasActions,
  Head = PlainHead,
  ...sorting
}: TableHeadProps<Row, Column>) {
  const words = useMessages('table');
  return (
    <thead {...roles.group} className={styles.heads}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <Head key={column.id} column={column} {...sorting} />
        ))}
        {hasActions && (
          <th {...roles.head} scope="col" className={styles.head}>
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The row of heads. */
export const TableHead = /* @__PURE__ */ memo(Heads) as typeof Heads;
