import { type KeyboardEvent, memo } from 'react';
import { FilterToolbar } from '../filter-toolbar/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { type AnyColumn, isSortable } from './column.ts';
import * as styles from './data-table.css.ts';
import type { ListProps } from './data-table-props.ts';
import { chosenIn, type DrawnFilter } from './filter.ts';
import { SortSelect } from './sort-select.tsx';
import type { TableSort, TableState } from './table-state.ts';
import type { SearchBox } from './use-late-search.ts';

type Tools = Pick<ListProps<never>, 'searchLabel' | 'searchPlaceholder' | 'ownFilters' | 'toolbarEnd'>;

interface TableToolbarProps<Row> extends Tools, SearchBox {
  columns: readonly AnyColumn<Row>[];
  /** Whether the rows are cards: the column headers are hidden, and density has no effect. */
  cards: boolean;
  filters: readonly DrawnFilter[];
  chosen: TableState['filters'];
  sort: TableSort | undefined;
  onSort: (sort: TableSort | undefined) => void;
  onFilter: (id: string, value: string) => void;
}

const whenEnter = (done: (() => void) | undefined) => (event: KeyboardEvent) => {
  if (event.key === 'Enter') done?.();
};

function Toolbar<Row>({
  columns,
  cards,
  filters,
  chosen,
  sort,
  onSort,
  onFilter,
  ...tools
}: TableToolbarProps<Row>) {
  const { searchLabel, searchPlaceholder, text, onType, onEnter, ownFilters, toolbarEnd } = tools;
  const selects = filters.filter(({ drawn }) => drawn !== 'tabs');
  const sortable = cards && columns.some(isSortable);
  const end = cards ? undefined : toolbarEnd;
  if (!searchLabel && !selects.length && !ownFilters && !end && !sortable) return null;
  return (
    <FilterToolbar
      className={styles.toolbar}
      search={
        searchLabel && (
          <SearchField
            label={searchLabel}
            placeholder={searchPlaceholder}
            size="small"
            value={text}
            onChange={(event) => onType(event.target.value)}
            onKeyDown={whenEnter(onEnter)}
          />
        )
      }
      end={end}
    >
      {selects.map((filter) => (
        <Select
          key={filter.id}
          label={filter.label}
          labelHidden
          size="small"
          options={[{ value: '', label: filter.all }, ...filter.options]}
          value={chosenIn(filter, { filters: chosen })}
          onChange={(event) => onFilter(filter.id, event.target.value)}
        />
      ))}
      {ownFilters}
      {sortable && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
    </FilterToolbar>
  );
}

/** Search, filters, and the order of cards; nothing where none of them is needed. */
export const TableToolbar = /* @__PURE__ */ memo(Toolbar) as typeof Toolbar;
