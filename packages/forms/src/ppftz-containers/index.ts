export { PpftzContainersTable, type PpftzContainersTableProps } from './containers-table.tsx';
export { PpftzContainers, type PpftzContainersProps } from './ppftz-containers.tsx';
