import type { ComponentProps, ReactNode } from 'react';
import type { TableColumn } from './column.ts';
import type { TableEmpty } from './table-notice.tsx';
import type { TableTools } from './table-toolbar.tsx';
import type { TableStateProps } from './use-table-state.ts';

/** Props of DataTable. */
export interface DataTableProps<Row>
  extends TableStateProps,
    TableTools,
    Omit<ComponentProps<'section'>, 'children'> {
  /** What the rows are, such as “Pengajuan”: the table's name for screen readers. */
  caption: string;
  /** The columns in order; the same array in every render, or searching and sorting start anew. */
  columns: readonly TableColumn<Row>[];
  /** The rows; absent while they load for the first time. Changed rows are a new array. */
  rows: readonly Row[] | undefined;
  /** What tells a row from all others. */
  rowId: (row: Row) => string | number;
  /**
   * Actions at the end of a row: the verb that opens in words, the rest as named icons, delete last.
   *
   * @default undefined
   */
  actions?: (row: Row) => ReactNode;
  /**
   * `rowId` of the row that is selected; the hem marks it.
   *
   * @default undefined
   */
  current?: string | number;
  /**
   * Whether the rows are turned over in pages. A list that is always short shows them all.
   *
   * @default true
   */
  paged?: boolean;
  /**
   * Whether newer rows are on their way; the old ones stay.
   *
   * @default false
   */
  busy?: boolean;
  /**
   * What happened when the rows could not be loaded, and what is safe.
   *
   * @default undefined
   */
  error?: string;
  /**
   * Called by “Coba lagi”.
   *
   * @default undefined
   */
  onRetry?: () => void;
  /**
   * Words for a list in which nothing was made yet.
   *
   * @default the dictionary's “Belum ada data”
   */
  empty?: TableEmpty;
  /**
   * Whether filters of the caller (tabs, a type) hold rows back.
   *
   * @default false
   */
  filtered?: boolean;
  /**
   * Called by “Hapus saringan”, after the search has been emptied.
   *
   * @default undefined
   */
  onClearFilters?: () => void;
}
