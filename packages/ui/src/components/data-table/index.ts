export { type ColumnBase, roles as tableRoles, type ServerColumn, type TableColumn } from './column.ts';
export { DataTable } from './data-table.tsx';
export type {
  BrowserListProps,
  DataTableProps,
  ListProps,
  RowExpansion,
  ServerListProps,
  ServerPage,
  TableProps,
} from './data-table-props.ts';
export type { FilterBase, FilterOption, ServerFilter, TableFilter } from './filter.ts';
export { PlainTable, type PlainTableProps } from './plain-table.tsx';
export { RowIcon, type RowIconProps } from './row-icon.tsx';
export { CellNote, type CellNoteProps, RowLink, type RowLinkProps } from './row-parts.tsx';
export type { SortValue } from './sort-rows.ts';
export type { TableEmpty } from './table-notice.tsx';
export { initialTableState, type TableSort, type TableState } from './table-state.ts';
