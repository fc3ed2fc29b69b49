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
import type { TableState, TableWays } from './table-state.ts';
import { TableToolbar } from './table-toolbar.tsx';
import type { SearchBox } from './use-late-search.ts';

/** The rows that are drawn, and where they stand among all that were found. */
interface ShownPage<Row> {
  rows: readonly Row[];
  page: number;
  pageCount: number;
  /** How many were found, where that is known. */
  total?: number;
  /** Among how many they were found, where a search or a filter holds some back. */
  among?: number;
  /** Which of all rows these are, where they need not be those of the page that is asked for. */
  range?: { from: number; to: number };
}

interface ListFrameProps<Row> extends ListProps<Row> {
  columns: readonly AnyColumn<Row>[];
  filters: readonly DrawnFilter[];
  /** What is asked for: while rows are on their way, not yet what is shown. */
  asked: TableState;
  ways: TableWays;
  search: SearchBox;
  /** Whether the search or a filter of the table's own holds rows back. */
  heldBack: boolean;
  /** What is drawn; undefined while it loads for the first time. */
  shown: ShownPage<Row> | undefined;
}

/** What both kinds of lists draw: filters, search, order and pages around the rows. */
export function ListFrame<Row>({
  filters,
  asked,
  ways,
  search,
  heldBack,
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
    ways.clear();
    onClearFilters?.();
  };
  return (
    <TableFrame
      {...rest}
      rows={shown?.rows}
      found={found}
      expected={Math.min(10, asked.size)}
      sort={asked.sort}
      onSort={ways.toggleSort}
      tabs={filters.map(
        (filter) =>
          filter.drawn === 'tabs' && (
            <FilterTabs key={filter.id} filter={filter} asked={asked} onFilter={ways.filterBy} />
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
          sort={asked.sort}
          chosen={asked.filters}
          onSort={ways.sortBy}
          onFilter={ways.filterBy}
        />
      )}
      nothing={
        heldBack || ownFiltered ? <NothingFound query={asked.query} onClear={clear} /> : <Empty {...empty} />
      }
      pager={
        shown && (
          <Pagination
            className={styles.pager}
            list={rest.caption}
            page={asked.page}
            size={asked.size}
            total={shown.total}
            pageCount={shown.pageCount}
            range={shown.range}
            sizes={sizes}
            onPageChange={ways.turnTo}
            onSizeChange={sizes?.length === 0 ? undefined : (size) => ways.resize(size, asked.page)}
          />
        )
      }
    />
  );
}

/** What is announced after every search, filter and turn of a page. */
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
