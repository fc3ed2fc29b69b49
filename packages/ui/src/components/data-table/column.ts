import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

/** Properties of every column of a {@link DataTable}, as data. */
export interface ColumnBase<Row> {
  /** Id of the column, in URLs and for sorting. */
  readonly id: string;
  /** The header text. On a card it is shown beside the value. */
  readonly head: string;
  /** Renders a cell. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * The language of the cells' text, of all or of each, where it is not the page's: `dataLanguage` of the rules for
   * data.
   *
   * @default that of the page
   */
  readonly lang?: string | ((row: Row) => string | undefined);
  /**
   * Numbers and money are aligned to the end.
   *
   * @default 'start'
   */
  readonly align?: 'start' | 'end';
  /**
   * Whether the cell never wraps: dates, numbers.
   *
   * @default false
   */
  readonly nowrap?: boolean;
  /**
   * Its place on the card that a row becomes where the columns do not fit: the title (the identity of the row, also its
   * row header for screen readers), the badge beside it, a line with its header, or hidden.
   *
   * @default 'label'
   */
  readonly card?: 'title' | 'badge' | 'label' | 'skip';
}

/** A column of a list that has all of its rows in the browser: the table sorts and searches by its values. */
export interface TableColumn<Row> extends ColumnBase<Row> {
  /**
   * The value to sort by: ISO dates, numbers, texts. Without it the column cannot be sorted. Rows without a value come
   * first in ascending order. Results are cached by this function: declare it once.
   */
  readonly sortValue?: (row: Row) => SortValue;
  /** The text to search in. Without it the column is not searched. Declare it once, as `sortValue`. */
  readonly searchText?: (row: Row) => string | null | undefined;
  readonly sortable?: never;
}

/** A column of a paged list: the server sorts and searches. */
export interface ServerColumn<Row> extends ColumnBase<Row> {
  /**
   * Whether the server sorts by it.
   *
   * @default false
   */
  readonly sortable?: boolean;
  readonly sortValue?: never;
  readonly searchText?: never;
}

/** A column of either kind of list. */
export type AnyColumn<Row> = TableColumn<Row> | ServerColumn<Row>;

/** Whether rows can be sorted by a column. */
export const isSortable = <Row>({ sortValue, sortable = false }: AnyColumn<Row>) =>
  sortValue !== undefined || sortable;

/** Explicit roles for the parts of a table: drawn as cards it would not be a table for every screen reader. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  identity: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
