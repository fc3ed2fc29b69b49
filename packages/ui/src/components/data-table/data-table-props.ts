import type { ComponentProps, ReactNode } from 'react';
import type { ServerColumn, TableColumn } from './column.ts';
import type { ServerFilter, TableFilter } from './filter.ts';
import type { TableEmpty } from './table-notice.tsx';
import type { TableState } from './table-state.ts';

/** The content that opens below a row, such as the goods of a shipment. */
export interface RowExpansion<Row> {
  /** The name of the button that opens the row, including the row: “Goods of CN-0042”. */
  readonly label: (row: Row) => string;
  /** The opened content; rendered only while the row is open. It is as wide as the visible part of the table. */
  readonly render: (row: Row) => ReactNode;
}

/** Props of every table. */
export interface TableProps<Row> extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the table for screen readers, such as “Applications”. */
  caption: string;
  /** A unique key of a row. */
  rowId: (row: Row) => string | number;
  /** Actions at the end of a row: the one that opens it as text, the rest as named icons, delete last. */
  actions?: (row: Row) => ReactNode;
  /** Makes rows expandable. Several can be open at once; they stay open when order, search or page change. */
  expansion?: RowExpansion<Row>;
  /**
   * The layout where the columns do not fit: rows become cards, or the table scrolls sideways in its own box, with the
   * title of each row fixed where there is room. Scrolling is for many short columns that are compared, such as
   * amounts.
   *
   * @default 'cards'
   */
  narrow?: 'cards' | 'scroll';
  /**
   * Whether a row that comes, such as one of the next page, takes over the elements of a row that goes, which is faster.
   * What has state of its own in a cell or in
   * actions needs the id of its row as `key` then. Without effect on expandable rows.
   *
   * @default false
   */
  reusesRows?: boolean;
  /** `rowId` of the selected row; a coloured line marks it, and it is scrolled into view when it appears or moves. */
  current?: string | number;
  /**
   * Whether newer rows are loading; the old ones stay.
   *
   * @default false
   */
  busy?: boolean;
  /** The error message when the rows could not be loaded: what happened, and what is safe. */
  error?: string;
  /** Called by “Try again”. */
  onRetry?: () => void;
  /**
   * The message for a list without any records.
   *
   * @default the dictionary's “No data yet”
   */
  empty?: TableEmpty;
}

/** Props of both kinds of {@link DataTable}. */
export interface ListProps<Row> extends TableProps<Row> {
  /**
   * The label of the search field, such as “Search applications”. Without it there is no search. A list with all rows needs a
   * column with a `searchText` then, and throws without one.
   */
  searchLabel?: string;
  /**
   * The placeholder of the search field, which names the searched fields, such as “Search number, company, permit type”.
   */
  searchPlaceholder?: string;
  /** Custom filters beside the others; the caller filters the rows by them. */
  ownFilters?: ReactNode;
  /**
   * Whether `ownFilters` hide rows.
   *
   * @default false
   */
  ownFiltered?: boolean;
  /** Called by “Clear filters”, after search and filters have been cleared, to clear `ownFilters`. */
  onClearFilters?: () => void;
  /** Controls for how the rows are shown, such as density. Hidden where rows are cards. */
  toolbarEnd?: ReactNode;
  /**
   * The page sizes to choose from; an empty list where the size cannot be changed.
   *
   * @default [10, 25, 50, 100]
   */
  sizes?: readonly number[];
}

/** A list that has all of its rows in the browser: the table filters, searches, sorts and paginates. */
export interface BrowserListProps<Row> extends ListProps<Row> {
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined while they load for the first time. To change rows give a new array. */
  rows: readonly Row[] | undefined;
  /**
   * Filters beside the search or above the table; give the same array in every render.
   *
   * @default none
   */
  filters?: readonly TableFilter<Row>[];
  /** The controlled state, for instance from the URL. */
  state?: TableState;
  /**
   * The initial state of an uncontrolled table.
   *
   * @default initialTableState
   */
  defaultState?: Partial<TableState>;
  /** Called with the complete new state after every search, filter, sort, change of page or change of size. */
  onStateChange?: (state: TableState) => void;
  page?: never;
}

/** One page as answered by a server. */
export interface ServerPage<Row> {
  /** The rows of the page, in order. */
  readonly rows: readonly Row[];
  /** The number of the page, from 1. */
  readonly page: number;
  /** The number of pages. */
  readonly pageCount: number;
  /** The number of rows on all pages, where the server counts them. */
  readonly total?: number;
}

/** A paged list from a server: the caller requests the page for `state`, including search and filters. */
export interface ServerListProps<Row> extends ListProps<Row> {
  /** The columns in order. */
  columns: readonly ServerColumn<Row>[];
  /**
   * The last page that arrived; undefined while the first one loads. It stays while the next one is loading (`busy`).
   */
  page: ServerPage<Row> | undefined;
  /** The requested state. */
  state: TableState;
  /**
   * Called with the complete new state after every filter, sort, change of page or change of size, and after a pause in
   * typing.
   */
  onStateChange: (state: TableState) => void;
  /**
   * Filters beside the search or above the table.
   *
   * @default none
   */
  filters?: readonly ServerFilter[];
  rows?: never;
  defaultState?: never;
}

/** Props of DataTable: those of a list with all of its rows in the browser, or of a paged list from a server. */
export type DataTableProps<Row> = BrowserListProps<Row> | ServerListProps<Row>;
