import { fill } from '@pabean/api/rules';
import { useMessages } from '../../messages/provider.tsx';
import { Pagination } from '../pagination/index.ts';
import type { AnyColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import type { ListProps } from './data-table-props.ts';
import type { DrawnFilter } from './filter.ts';
import { FilterTabs } from './filter-tabs.tsx';
import { NothingFound } from './nothing-found.tsx';
import { TableFrame } from './table-frame.tsx';
import { Empty } from './table-notice.tsx';
import type { TableState, TableStateActions } from './table-state.ts';
import { TableToolbar } from './table-toolbar.tsx';
import type { SearchBox } from './use-late-search.ts';

/** The shown rows, and their position among all that were found. */
interface ShownPage<Row> {
  rows: readonly Row[];
  page: number;
  pageCount: number;
  /** How many rows were found, where that is known. */
  total?: number;
  /** How many rows there are before a search or a filter, where one is active. */
  among?: number;
  /** Which of all rows these are, where they may not be those of the requested page. */
  range?: { from: number; to: number };
}

interface ListFrameProps<Row> extends ListProps<Row> {
  columns: readonly AnyColumn<Row>[];
  filters: readonly DrawnFilter[];
  /** The requested state: while rows are loading, not yet the shown one. */
  requested: TableState;
  stateActions: TableStateActions;
  search: SearchBox;
  /** Whether the search or a filter of the table hides rows. */
  isFiltered: boolean;
  /** The shown page; undefined while it loads for the first time. */
  shown: ShownPage<Row> | undefined;
}

/** The common part of both kinds of lists: filters, search, order and pagination around the rows. */
export function ListFrame<Row>({
  filters,
  requested,
  stateActions,
  search,
  isFiltered,
  shown,
  searchLabel,
  searchPlaceholder,
  ownFilters,
  ownFiltered,
  onClearFilters,
  toolbarEnd,
  sizes,
  empty,
  ...rest
}: ListFrameProps<Row>) {
  const found = useFound(shown);
  const clear = () => {
    stateActions.clear();
    onClearFilters?.();
  };
  return (
    <TableFrame
      {...rest}
      rows={shown?.rows}
      found={found}
      expected={Math.min(10, requested.size)}
      sort={requested.sort}
      onSort={stateActions.toggleSort}
      tabs={filters.map(
        (filter) =>
          filter.drawn === 'tabs' && (
            <FilterTabs
              key={filter.id}
              filter={filter}
              requested={requested}
              onFilter={stateActions.filterBy}
            />
          ),
      )}
      toolbar={(cards) => (
        <TableToolbar
          cards={cards}
          filters={filters}
          searchLabel={searchLabel}
          searchPlaceholder={searchPlaceholder}
          ownFilters={ownFilters}
          toolbarEnd={toolbarEnd}
          {...search}
          columns={rest.columns}
          sort={requested.sort}
          chosen={requested.filters}
          onSort={stateActions.sortBy}
          onFilter={stateActions.filterBy}
        />
      )}
      nothing={
        isFiltered || ownFiltered ? (
          <NothingFound query={requested.query} onClear={clear} />
        ) : (
          <Empty {...empty} />
        )
      }
      pager={
        shown && (
          <Pagination
            className={styles.pager}
            list={rest.caption}
            page={requested.page}
            size={requested.size}
            total={shown.total}
            pageCount={shown.pageCount}
            range={shown.range}
            sizes={sizes}
            onPageChange={stateActions.turnTo}
            onSizeChange={
              sizes?.length === 0 ? undefined : (size) => stateActions.resize(size, requested.page)
            }
          />
        )
      }
    />
  );
}

/** The announcement after every search, filter and change of page. */
function useFound(shown: ShownPage<unknown> | undefined): string | undefined {
  const messages = useMessages('table');
  const { pageOf } = useMessages('pagination');
  if (!shown) return undefined;
  const { total, among, page, pageCount } = shown;
  if (total === undefined) return fill(pageOf, { page, pageCount });
  return among === undefined
    ? fill(messages.found, { total, page })
    : fill(messages.foundAmong, { total, among, page });
}
