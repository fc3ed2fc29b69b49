import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

/** What every column of a {@link DataTable} says, as data. */
export interface ColumnBase<Row> {
  /** Name of the column, in addresses and for sorting. */
  readonly id: string;
  /** The words of its head. On a card they stand beside the value. */
  readonly head: string;
  /** What is drawn in a row. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * The language of what its cells say, of all or of each, where that is not the page's: `dataLanguage` of the rules for
   * data.
   *
   * @default that of the page
   */
  readonly lang?: string | ((row: Row) => string | undefined);
  /**
   * Numbers and money stand at the end.
   *
   * @default 'start'
   */
  readonly align?: 'start' | 'end';
  /**
   * Whether the cell never breaks its line: dates, numbers.
   *
   * @default false
   */
  readonly nowrap?: boolean;
  /**
   * Its place on the card that a row becomes where the columns do not fit: the title (the identity of the row, also its header for
   * screen readers), the badge beside it, a line with its head, or nowhere.
   *
   * @default 'label'
   */
  readonly card?: 'title' | 'badge' | 'label' | 'skip';
}

/** A column of a list whose rows are all here: the table sorts and searches by what it says of a row. */
export interface TableColumn<Row> extends ColumnBase<Row> {
  /**
   * What the column sorts by: ISO dates, numbers, words. Without it the column cannot be sorted. Rows without a
   * value come first in ascending order. What was worked out is kept by this function: declare it once.
   */
  readonly sortValue?: (row: Row) => SortValue;
  /** The text in which the search looks. Without it the column is not searched. Declare it once, as `sortValue`. */
  readonly searchText?: (row: Row) => string | null | undefined;
  readonly sortable?: never;
}

/** A column of a list that comes in pages: the server sorts and searches. */
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

/** The roles of a table's parts: drawn as cards it is no longer a table for every screen reader, unless it says so. */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  identity: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
