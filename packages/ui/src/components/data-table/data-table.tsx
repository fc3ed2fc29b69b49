import { Pagination } from '../pagination/index.ts';
import * as styles from './data-table.css.ts';
import type { DataTableProps } from './data-table-props.ts';
import { NothingFound } from './nothing-found.tsx';
import { SortableHead } from './sortable-head.tsx';
import { TableFrame } from './table-frame.tsx';
import { Empty } from './table-notice.tsx';
import { TableToolbar } from './table-toolbar.tsx';
import { viewRows } from './table-view.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/**
 * A list of records to compare: search, sort and pages in the browser, cards on phones, and a drawn state for
 * loading, empty, nothing found and failed. For a list that is always short take PlainTable, for a record's own facts
 * a DescriptionList.
 */
export function DataTable<Row>({
  columns,
  rows,
  paged = true,
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
  ...rest
}: DataTableProps<Row>) {
  const asked = useTableState({ state, defaultState, onStateChange });
  useReadAhead(rows, columns, searchLabel !== undefined);
  const { query, sort } = asked.current;
  const size = paged ? asked.current.size : Math.max(1, rows?.length ?? 1);
  const view = viewRows(rows ?? none, columns, { ...asked.current, size });
  const heldBack = filtered || (rows !== undefined && rows.length > 0 && query !== '');
  const clear = () => {
    asked.search('');
    onClearFilters?.();
  };
  return (
    <TableFrame
      {...rest}
      columns={columns}
      rows={rows && view.rows}
      found={view}
      expected={Math.min(10, size)}
      Head={SortableHead<Row>}
      sort={sort}
      onSort={asked.toggleSort}
      above={
        <TableToolbar
          {...{ searchLabel, searchPlaceholder, filters, toolbarEnd, columns, query, sort }}
          onSearch={asked.search}
          onSort={asked.sortBy}
        />
      }
      nothing={heldBack ? <NothingFound query={query} onClear={clear} /> : <Empty {...empty} />}
      below={
        paged &&
        view.total > 0 && (
          <Pagination
            className={styles.pager}
            list={rest.caption}
            page={view.page}
            size={size}
            total={view.total}
            onPageChange={asked.turnTo}
            onSizeChange={(next) => asked.resize(next, view.page)}
          />
        )
      }
    />
  );
}
