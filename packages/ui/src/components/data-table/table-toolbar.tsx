import type { ReactNode } from 'react';
import { FilterToolbar } from '../filter-toolbar/index.ts';
import { SearchField } from '../search-field/index.ts';
import type { TableColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import { SortSelect } from './sort-select.tsx';
import type { TableSort, TableState } from './table-view.ts';

/** What stands above the rows. */
export interface TableTools {
  /**
   * Names the search field, such as “Cari pengajuan”. Without it nothing can be searched.
   *
   * @default undefined
   */
  searchLabel?: string;
  /**
   * Says where the search looks, such as “Cari nomor, perusahaan, jenis izin”.
   *
   * @default undefined
   */
  searchPlaceholder?: string;
  /**
   * Filters beside the search. The caller filters `rows` by them.
   *
   * @default undefined
   */
  filters?: ReactNode;
  /**
   * What changes how the rows look, such as density. Not on phones, where rows are cards.
   *
   * @default undefined
   */
  toolbarEnd?: ReactNode;
}

interface TableToolbarProps<Row> extends TableTools {
  columns: readonly TableColumn<Row>[];
  state: TableState;
  onSearch: (query: string) => void;
  onSort: (sort: TableSort | undefined) => void;
}

/** Search, filters, and on phones the order of the rows; nothing at all where none of them is wanted. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { searchLabel, searchPlaceholder, filters, toolbarEnd, columns, state, onSearch, onSort } = props;
  const sortable = columns.some(({ sortValue }) => sortValue);
  const roomy = Boolean(searchLabel || filters || toolbarEnd);
  if (!roomy && !sortable) return null;
  return (
    <FilterToolbar
      className={styles.toolbar}
      data-phone-only={roomy ? undefined : ''}
      search={
        searchLabel && (
          <SearchField
            label={searchLabel}
            placeholder={searchPlaceholder}
            size="small"
            value={state.query}
            onChange={(event) => onSearch(event.target.value)}
          />
        )
      }
      end={toolbarEnd}
    >
      {filters}
      {sortable && <SortSelect columns={columns} sort={state.sort} onSort={onSort} />}
    </FilterToolbar>
  );
}
