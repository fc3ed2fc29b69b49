export { PpftzPackagingTable, type PpftzPackagingTableProps } from './packaging-table.tsx';
export { PpftzPackagingPanel, type PpftzPackagingPanelProps } from './ppftz-packaging-panel.tsx';
