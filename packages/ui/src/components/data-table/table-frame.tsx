import { type Key, type ReactNode, useRef } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useSlots } from '../list-editor-frame/use-slots.ts';
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
import { useFirstRows } from './use-first-rows.ts';
import { useOpenRows } from './use-open-rows.ts';

interface TableFrameProps<Row> extends Omit<TableProps<Row>, 'empty'>, Sorting {
  columns: readonly AnyColumn<Row>[];
  /** The rows of the page; undefined while they load for the first time. */
  rows: readonly Row[] | undefined;
  /** The announcement about the shown rows. */
  found: string | undefined;
  /** The number of skeleton rows while loading. */
  expected: number;
  /** Shown in place of the rows when there are none. */
  nothing: ReactNode;
  /** Filters above the box. */
  tabs?: ReactNode;
  /** Controls above the rows; for cards they include the order. */
  toolbar?: (cards: boolean) => ReactNode;
  /** The pagination. */
  pager?: ReactNode;
}

/** The common part of all tables: the rows, and the states for loading, failed and empty. */
export function TableFrame<Row>({
  caption,
  columns,
  rows: all,
  rowId,
  actions,
  expansion,
  narrow = 'cards',
  reusesRows = false,
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
  const rows = useFirstRows(all);
  const { cards, ref } = useCards(narrow === 'scroll');
  const { open, toggle } = useOpenRows();
  const box = useCurrentInSight(
    current === undefined ? undefined : rows?.findIndex((row) => rowId(row) === current),
  );
  const focused = useRef<Key>(undefined);
  const reused = reusesRows && !expansion ? rows : undefined;
  const slots = useSlots(reused?.map(rowId) ?? [], (row) => row === focused.current);
  const failed = error !== undefined;
  const loading = !rows && !failed;
  const hasRows = rows !== undefined && rows.length > 0;
  const grid = { caption, columns, sort, onSort, cards, hasActions: actions !== undefined };
  const expands = expansion !== undefined;
  return (
    <section
      aria-label={caption}
      {...rest}
      className={rootClass(styles.root, className)}
      aria-busy={loading || busy || undefined}
    >
      {tabs}
      <div ref={box} className={styles.box}>
        {busy && rows && <TableLoadingBar />}
        {toolbar?.(cards)}
        <VisuallyHidden role="status">{loading ? messages.loading : found}</VisuallyHidden>
        {failed && <Failed error={error} onRetry={onRetry} hasRows={rows !== undefined} />}
        {(loading || hasRows) && (
          <TableGrid
            {...grid}
            expands={expands}
            scrolls={narrow === 'scroll'}
            tableRef={ref}
            onFocusRow={(place) => {
              focused.current = slots[place]?.row;
            }}
          >
            {loading && <SkeletonRows {...grid} expands={expands} count={expected} />}
            {rows?.map((row, place) => {
              const key = rowId(row);
              const shared = { row, columns, actions, current: key === current };
              if (!expansion) return <TableRow key={slots[place]?.name ?? key} {...shared} />;
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
