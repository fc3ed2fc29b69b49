export { VirtualTable, type VirtualTableColumn, type VirtualTableProps } from './virtual-table.tsx';
