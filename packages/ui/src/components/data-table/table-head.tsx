import { memo } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { type AnyColumn, roles } from './column.ts';
import { ColumnHead } from './column-head.tsx';
import * as styles from './heads.css.ts';
import type { TableSort } from './table-state.ts';

/** The order of a table, and the function that changes it. */
export interface Sorting {
  sort?: TableSort;
  onSort?: (column: string) => void;
}

/** Props of {@link TableHead}. */
export interface TableHeadProps<Row> extends Sorting {
  columns: readonly AnyColumn<Row>[];
  hasActions: boolean;
  /** Whether rows are expandable: their buttons are in a column of their own, at the start. */
  expands: boolean;
}

function Heads<Row>({ columns, hasActions, expands, sort, onSort }: TableHeadProps<Row>) {
  const messages = useMessages('table');
  return (
    <thead {...roles.group} className={styles.heads}>
      <tr {...roles.row}>
        {expands && (
          <th {...roles.head} scope="col" className={styles.head} data-print="never">
            <VisuallyHidden>{messages.details}</VisuallyHidden>
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions && (
          <th {...roles.head} scope="col" className={styles.head} data-print="never">
            <VisuallyHidden>{messages.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** The header row. */
export const TableHead = /* @__PURE__ */ memo(Heads) as typeof Heads;
