import type { TableColumn } from './column.ts';
import type { PlainTableProps } from './plain-table-props.ts';
import type { TableTools } from './table-toolbar.tsx';
import type { TableStateProps } from './use-table-state.ts';

/** Props of DataTable. */
export interface DataTableProps<Row>
  extends TableStateProps,
    TableTools,
    Omit<PlainTableProps<Row>, 'columns' | 'rows'> {
  /** The columns in order; the same array in every render, or searching and sorting start anew. */
  columns: readonly TableColumn<Row>[];
  /** The rows; absent while they load for the first time. Changed rows are a new array. */
  rows: readonly Row[] | undefined;
  /**
   * Whether the rows are turned over in pages. A list that is always short shows them all.
   *
   * @default true
   */
  paged?: boolean;
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
