import { memo, type ReactNode } from 'react';
import { FilterToolbar } from '../filter-toolbar/index.ts';
import { SearchField } from '../search-field/index.ts';
import type { TableColumn } from './column.ts';
import * as styles from './data-table.css.ts';
import { SortSelect } from './sort-select.tsx';
import type { TableSort } from './table-view.ts';

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
  query: string;
  sort: TableSort | undefined;
  onSearch: (query: string) => void;
  onSort: (sort: TableSort | undefined) => void;
}

function Toolbar<Row>(props: TableToolbarProps<Row>) {
  const { searchLabel, searchPlaceholder, filters, toolbarEnd, columns, query, sort, onSearch, onSort } =
    props;
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
            value={query}
            onChange={(event) => onSearch(event.target.value)}
          />
        )
      }
      end={toolbarEnd}
    >
      {filters}
      {sortable && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
    </FilterToolbar>
  );
}

/** Search, filters, and on phones the order of the rows; nothing at all where none of them is wanted. */
export const TableToolbar = /* @__PURE__ */ memo(Toolbar) as typeof Toolbar;
