import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { memo } from 'react';
import * as own from '../../messages/own.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { roles, type TableColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import type { TableSort } from './table-view.ts';

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  hasActions: boolean;
  onSort: (column: string) => void;
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: (column: string) => void;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = arrows[direction ?? 'none'];
  return (
    <th
      {...roles.head}
      scope="col"
      className={styles.head}
      data-align={column.align}
      aria-sort={column.sortValue && direction}
    >
      {column.sortValue ? (
        <button type="button" className={styles.sort} onClick={() => onSort(column.id)}>
          {column.head}
          <Arrow className={styles.arrow} size={14} strokeWidth={2.25} aria-hidden />
        </button>
      ) : (
        column.head
      )}
    </th>
  );
}

function Head<Row>({ columns, sort, hasActions, onSort }: TableHeadProps<Row>) {
  const words = useMessages('table', own.table);
  return (
    <thead {...roles.group} className={styles.heads}>
      <tr {...roles.row}>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
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

/** The row of heads. The whole head of a column that can be sorted is a button. */
export const TableHead = /* @__PURE__ */ memo(Head) as typeof Head;
