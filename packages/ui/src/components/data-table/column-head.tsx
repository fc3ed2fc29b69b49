import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type AnyColumn, isSortable, roles } from './column.ts';
import * as styles from './heads.css.ts';
import type { Sorting } from './table-head.tsx';

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown };

interface ColumnHeadProps<Row> extends Sorting {
  column: AnyColumn<Row>;
}

/** A column header. Where the column can be sorted, all of it is a button. */
export function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const sortable = onSort && isSortable(column);
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Arrow = arrows[direction ?? 'none'];
  return (
    <th
      {...roles.head}
      scope="col"
      className={styles.head}
      data-align={column.align}
      data-card={column.card === 'title' ? 'title' : undefined}
      aria-sort={sortable ? direction : undefined}
    >
      {sortable ? (
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
