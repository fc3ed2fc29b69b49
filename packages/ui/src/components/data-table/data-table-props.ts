import type { ComponentProps, ReactNode } from 'react';
import type { ServerColumn, TableColumn } from './column.ts';
import type { ServerFilter, TableFilter } from './filter.ts';
import type { TableEmpty } from './table-notice.tsx';
import type { TableState } from './table-state.ts';

/** What opens below a row, such as the goods of a shipment. */
export interface RowExpansion<Row> {
  /** Names the button that opens the row, the row included: “Barang dari CN-0042”. */
  readonly label: (row: Row) => string;
  /** What stands in the opened part; drawn only while the row is open. It is as wide as the visible part of the table. */
  readonly render: (row: Row) => ReactNode;
}

/** What every table takes. */
export interface TableProps<Row> extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the rows are, such as “Pengajuan”: the table's name for screen readers. */
  caption: string;
  /** What tells a row from all others. */
  rowId: (row: Row) => string | number;
  /** Actions at the end of a row: the verb that opens in words, the rest as named icons, delete last. */
  actions?: (row: Row) => ReactNode;
  /** Makes rows open. Several can be open at once; they stay so when order, search or page change. */
  expansion?: RowExpansion<Row>;
  /**
   * What happens where the columns do not fit: rows become cards, or the table scrolls sideways in its own box, with the title of
   * each row fixed where there is room. Scrolling is for many short columns that are compared, such as amounts.
   *
   * @default 'cards'
   */
  narrow?: 'cards' | 'scroll';
  /** `rowId` of the row that is selected; the hem marks it, and it comes into sight when it comes or moves. */
  current?: string | number;
  /**
   * Whether newer rows are on their way; the old ones stay.
   *
   * @default false
   */
  busy?: boolean;
  /** What happened when the rows could not be loaded, and what is safe. */
  error?: string;
  /** Called by “Coba lagi”. */
  onRetry?: () => void;
  /**
   * Words for a list in which nothing was made yet.
   *
   * @default the dictionary's “Belum ada data”
   */
  empty?: TableEmpty;
}

/** What both kinds of {@link DataTable} take. */
export interface ListProps<Row> extends TableProps<Row> {
  /** Names the search field, such as “Cari pengajuan”. Without it nothing can be searched. */
  searchLabel?: string;
  /** Says where the search looks, such as “Cari nomor, perusahaan, jenis izin”. */
  searchPlaceholder?: string;
  /** Filters of the caller's own making beside the others; the caller holds rows back by them. */
  ownFilters?: ReactNode;
  /**
   * Whether `ownFilters` hold rows back.
   *
   * @default false
   */
  ownFiltered?: boolean;
  /** Called by “Hapus saringan”, after search and filters have been emptied, for `ownFilters`. */
  onClearFilters?: () => void;
  /** What changes how the rows look, such as density. Not where rows are cards. */
  toolbarEnd?: ReactNode;
  /**
   * The numbers of rows on a page to choose from; none where that cannot be chosen.
   *
   * @default [10, 25, 50, 100]
   */
  sizes?: readonly number[];
}

/** A list whose rows are all here: the table filters, searches, sorts and turns pages itself. */
export interface BrowserListProps<Row> extends ListProps<Row> {
  /** The columns in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows; undefined while they load for the first time. Changed rows are a new array. */
  rows: readonly Row[] | undefined;
  /**
   * Filters beside the search or above the table; the same array in every render.
   *
   * @default none
   */
  filters?: readonly TableFilter<Row>[];
  /** What is asked for, where the caller keeps it, for instance in the address. */
  state?: TableState;
  /**
   * What is asked for at the start, where the table keeps it.
   *
   * @default initialTableState
   */
  defaultState?: Partial<TableState>;
  /** Called with all of the new state after every search, filter, sort, turn of a page, or change of size. */
  onStateChange?: (state: TableState) => void;
  page?: never;
}

/** One page as a server answered it. */
export interface ServerPage<Row> {
  /** The rows of the page, in order. */
  readonly rows: readonly Row[];
  /** Which page it is, from 1. */
  readonly page: number;
  /** How many pages there are. */
  readonly pageCount: number;
  /** How many rows there are on all pages, where the server says so. */
  readonly total?: number;
}

/** A list that comes in pages from a server: the caller asks it for what `state` says, search and filters included. */
export interface ServerListProps<Row> extends ListProps<Row> {
  /** The columns in order. */
  columns: readonly ServerColumn<Row>[];
  /** The page that came last; undefined while the first one loads. It stays while the next one is on its way (`busy`). */
  page: ServerPage<Row> | undefined;
  /** What is asked for. */
  state: TableState;
  /** Called with all of the new state after every filter, sort, turn of a page, or change of size, and after a pause in typing. */
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

/** Props of DataTable: those of a list whose rows are all here, or of one that comes in pages from a server. */
export type DataTableProps<Row> = BrowserListProps<Row> | ServerListProps<Row>;
