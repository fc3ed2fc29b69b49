import type { ReactNode } from 'react';
import type { TableKeys } from './table-view.ts';

/** A column of a {@link PlainTable}, as data. */
export interface PlainColumn<Row> {
  /** Name of the column. */
  readonly id: string;
  /** The words of its head. On phones they stand beside the value. */
  readonly head: string;
  /** What is drawn in a row. */
  readonly cell: (row: Row) => ReactNode;
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
   * Its place on the card that a row becomes on phones: the title (the identity of the row, also its header for
   * screen readers), the badge beside it, a line with its head, or nowhere.
   *
   * @default 'label'
   */
  readonly card?: 'title' | 'badge' | 'label' | 'skip';
}

/** A column of a {@link DataTable}: it can also be sorted and searched. */
export interface TableColumn<Row> extends PlainColumn<Row>, TableKeys<Row> {}

// A table drawn as cards is no longer a table for every screen reader, unless it says so.
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  identity: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
