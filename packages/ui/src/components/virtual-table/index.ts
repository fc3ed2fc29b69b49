export {
  TableBody,
  type TableBodyControls,
  type TableBodyProps,
  type TableRowPlace,
} from './table-body.tsx';
export { fetchTableBody } from './use-windowed-body.ts';
export { VirtualTable, type VirtualTableColumn, type VirtualTableProps } from './virtual-table.tsx';
