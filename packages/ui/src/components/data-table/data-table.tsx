import { fill } from '@pabean/api/rules';
import { classNames } from '../../class-names.ts';
import * as own from '../../messages/own.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Pagination } from '../pagination/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './data-table.css.ts';
import type { DataTableProps } from './data-table-props.ts';
import { SkeletonRows } from './skeleton-rows.tsx';
import { TableGrid } from './table-grid.tsx';
import { Failed, Nothing } from './table-notice.tsx';
import { TableRow } from './table-row.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { viewRows } from './table-view.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/**
 * A list of records to compare: search, sort and pages in the browser, cards on phones, and a drawn state for
 * loading, empty, nothing found and failed. For a record's own facts take a DescriptionList.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowId,
  actions,
  current,
  paged = true,
  busy,
  error,
  onRetry,
  empty,
  filtered,
  onClearFilters,
  state,
  defaultState,
  onStateChange,
  searchLabel,
  searchPlaceholder,
  filters,
  toolbarEnd,
  className,
  ...rest
}: DataTableProps<Row>) {
  const words = useMessages('table', own.table);
  const asked = useTableState({ state, defaultState, onStateChange });
  useReadAhead(rows, columns, searchLabel !== undefined);
  const loading = !rows && error === undefined;
  const size = paged ? asked.current.size : Math.max(1, rows?.length ?? 1);
  const view = viewRows(rows ?? none, columns, { ...asked.current, size });
  const found = fill(words.found, { total: view.total, page: view.page });

  return (
    <section
      aria-label={caption}
      {...rest}
      className={classNames(styles.box, className)}
      aria-busy={loading || busy || undefined}
    >
      <TableToolbar
        {...{ searchLabel, searchPlaceholder, filters, toolbarEnd, columns }}
        query={asked.current.query}
        sort={asked.current.sort}
        onSearch={asked.search}
        onSort={asked.sortBy}
      />
      <VisuallyHidden role="status">{loading ? words.loading : rows && found}</VisuallyHidden>
      {error !== undefined && <Failed error={error} onRetry={onRetry} hasRows={rows !== undefined} />}
      {(loading || view.total > 0) && (
        <TableGrid
          caption={caption}
          columns={columns}
          sort={asked.current.sort}
          hasActions={actions !== undefined}
          onSort={asked.toggleSort}
        >
          {loading && (
            <SkeletonRows columns={columns} hasActions={actions !== undefined} count={Math.min(10, size)} />
          )}
          {view.rows.map((row) => (
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
      {rows && view.total === 0 && (
        <Nothing
          query={asked.current.query}
          filtered={Boolean(filtered || (rows.length > 0 && asked.current.query))}
          empty={empty}
          onClear={() => {
            asked.search('');
            onClearFilters?.();
          }}
        />
      )}
      {paged && view.total > 0 && (
        <Pagination
          className={styles.pager}
          list={caption}
          page={view.page}
          size={size}
          total={view.total}
          onPageChange={asked.turnTo}
          onSizeChange={(next) => asked.resize(next, view.page)}
        />
      )}
    </section>
  );
}
