import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { AnyColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import type { TableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableGrid } from './table-grid.tsx';
import type { Sorting } from './table-head.tsx';
import { TableLoadingBar } from './table-loading-bar.tsx';
import { Failed } from './table-notice.tsx';
import { ExpandableRow, TableRow } from './table-row.tsx';
import { useCards } from './use-cards.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';
import { useOpenRows } from './use-open-rows.ts';

interface TableFrameProps<Row> extends Omit<TableProps<Row>, 'empty'>, Sorting {
  columns: readonly AnyColumn<Row>[];
  /** The rows to draw; undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
  /** Says which rows are drawn. */
  found: string | undefined;
  /** How many rows are drawn in outline while they load. */
  expected: number;
  /** Stands in place of the rows when there are none. */
  nothing: ReactNode;
  /** Filters above the box. */
  tabs?: ReactNode;
  /** Tools above the rows; where these are cards, the order is chosen there. */
  toolbar?: (cards: boolean) => ReactNode;
  /** The way to other rows. */
  pager?: ReactNode;
}

/** What every table draws: its rows, and what is said while they load, when they fail, and when there are none. */
export function TableFrame<Row>({
  caption,
  columns,
  rows,
  rowId,
  actions,
  expansion,
  narrow = 'cards',
  current,
  busy,
  error,
  onRetry,
  sort,
  onSort,
  found,
  expected,
  nothing,
  tabs,
  toolbar,
  pager,
  className,
  ...rest
}: TableFrameProps<Row>) {
  const messages = useMessages('table');
  const { cards, ref } = useCards(narrow === 'scroll');
  const { open, toggle } = useOpenRows();
  const box = useCurrentInSight(
    current === undefined ? undefined : rows?.findIndex((row) => rowId(row) === current),
  );
  const failed = error !== undefined;
  const loading = !rows && !failed;
  const hasRows = rows !== undefined && rows.length > 0;
  const grid = { caption, columns, sort, onSort, cards, hasActions: actions !== undefined };
  const expands = expansion !== undefined;
  return (
    <section
      aria-label={caption}
      {...rest}
      className={classNames(styles.root, className)}
      aria-busy={loading || busy || undefined}
    >
      {tabs}
      <div ref={box} className={styles.box}>
        {busy && rows && <TableLoadingBar />}
        {toolbar?.(cards)}
        <VisuallyHidden role="status">{loading ? messages.loading : found}</VisuallyHidden>
        {failed && <Failed error={error} onRetry={onRetry} hasRows={rows !== undefined} />}
        {(loading || hasRows) && (
          <TableGrid {...grid} expands={expands} scrolls={narrow === 'scroll'} tableRef={ref}>
            {loading && <SkeletonRows {...grid} expands={expands} count={expected} />}
            {rows?.map((row) => {
              const key = rowId(row);
              const shared = { row, columns, actions, current: key === current };
              if (!expansion) return <TableRow key={key} {...shared} />;
              return (
                <ExpandableRow
                  key={key}
                  {...shared}
                  rowKey={key}
                  expansion={expansion}
                  open={open.has(key)}
                  onToggle={toggle}
                />
              );
            })}
          </TableGrid>
        )}
        {rows && !hasRows && nothing}
        {hasRows && pager}
      </div>
    </section>
  );
}
