import { fill } from '@pabean/api/rules';
import { useMessages } from '../../messages/provider.tsx';
import { Select } from '../select/index.ts';
import { type AnyColumn, isSortable } from './column.ts';
import * as styles from './data-table.css.ts';
import type { TableSort } from './table-state.ts';

interface SortSelectProps<Row> {
  columns: readonly AnyColumn<Row>[];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
}

const keyOf = (sort: TableSort | undefined) => (sort ? `${sort.direction}:${sort.column}` : '');

function parse(key: string): TableSort | undefined {
  const [direction, column] = key.split(/:(.*)/s);
  if (!column) return undefined;
  return { column, direction: direction === 'descending' ? 'descending' : 'ascending' };
}

/** Chooses the order of the rows where the column headers are hidden: on cards. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const messages = useMessages('table');
  const options = columns.filter(isSortable).flatMap(({ id, head }) =>
    (['ascending', 'descending'] as const).map((direction) => ({
      value: keyOf({ column: id, direction }),
      label: fill(messages[direction], { column: head }),
    })),
  );
  return (
    <div className={styles.order}>
      <Select
        label={messages.order}
        labelHidden
        size="small"
        options={sort ? options : [{ value: '', label: messages.order }, ...options]}
        value={keyOf(sort)}
        onChange={(event) => onSort(parse(event.target.value))}
      />
    </div>
  );
}
