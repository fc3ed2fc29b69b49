export type { TableColumn } from './column.ts';
export { DataTable } from './data-table.tsx';
export type { DataTableProps } from './data-table-props.ts';
export { CellNote, type CellNoteProps, RowLink, type RowLinkProps } from './row-parts.tsx';
export type { SortValue } from './sort-rows.ts';
export type { TableEmpty } from './table-notice.tsx';
export type { TableTools } from './table-toolbar.tsx';
export { type TableKeys, type TableSort, type TableState, type TableView, viewRows } from './table-view.ts';
export type { TableStateProps } from './use-table-state.ts';
