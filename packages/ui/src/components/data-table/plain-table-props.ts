import type { ComponentProps, ReactNode } from 'react';
import type { PlainColumn } from './column.ts';
import type { TableEmpty } from './table-notice.tsx';

/** Props of PlainTable. */
export interface PlainTableProps<Row> extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the rows are, such as “Pengajuan”: the table's name for screen readers. */
  caption: string;
  /** The columns in order. */
  columns: readonly PlainColumn<Row>[];
  /** The rows; absent while they load for the first time. */
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
}
