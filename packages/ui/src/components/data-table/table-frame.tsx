import { fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { PlainColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import type { PlainTableProps } from './plain-table-props.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableGrid } from './table-grid.tsx';
import type { TableHeadProps } from './table-head.tsx';
import { Failed } from './table-notice.tsx';
import { TableRow } from './table-row.tsx';

interface TableFrameProps<Row, Column extends PlainColumn<Row>>
  extends Omit<PlainTableProps<Row>, 'columns' | 'empty'>,
    Omit<TableHeadProps<Row, Column>, 'hasActions'> {
  /** Where the drawn rows stand among all that were found. */
  found: { total: number; page: number };
  /** How many rows are drawn in outline while they load. */
  expected: number;
  above?: ReactNode;
  /** Stands in place of the rows when there are none. */
  nothing: ReactNode;
  below?: ReactNode;
}

/** What every table draws: its rows, and what is said while they load, when they fail, and when there are none. */
export function TableFrame<Row, Column extends PlainColumn<Row>>({
  caption,
  columns,
  rows,
  rowId,
  actions,
  current,
  busy,
  error,
  onRetry,
  Head,
  sort,
  onSort,
  found,
  expected,
  above,
  nothing,
  below,
  className,
  ...rest
}: TableFrameProps<Row, Column>) {
  const words = useMessages('table');
  const loading = !rows && error === undefined;
  const hasActions = actions !== undefined;
  return (
    <section
      aria-label={caption}
      {...rest}
      className={classNames(styles.box, className)}
      aria-busy={loading || busy || undefined}
    >
      {above}
      <VisuallyHidden role="status">
        {loading ? words.loading : rows && fill(words.found, found)}
      </VisuallyHidden>
      {error !== undefined && <Failed error={error} onRetry={onRetry} hasRows={rows !== undefined} />}
      {(loading || found.total > 0) && (
        <TableGrid {...{ caption, columns, hasActions, Head, sort, onSort }}>
          {loading && <SkeletonRows columns={columns} hasActions={hasActions} count={expected} />}
          {rows?.map((row) => (
            <TableRow
              key={rowId(row)}
              row={row}
              columns={columns}
              actions={actions}
              current={current !== undefined && rowId(row) === current}
            />
          ))}
        </TableGrid>
      )}
      {rows && found.total === 0 && nothing}
      {below}
    </section>
  );
}
