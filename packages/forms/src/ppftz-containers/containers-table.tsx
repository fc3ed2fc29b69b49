import type { StoredPpftzContainer } from '@pabean/api/contract';
import { SavedRows } from '../internal/rows/saved-rows.tsx';
import { useContainerTable } from './use-container-table.tsx';

/** Props of {@link PpftzContainersTable}. */
export interface PpftzContainersTableProps {
  /** The containers in order. */
  rows: readonly StoredPpftzContainer[];
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
}

/**
 * The containers of a PPFTZ record, read-only: number, size in feet, FCL or LCL. To edit them use PpftzContainers.
 *
 * @beta
 */
export const PpftzContainersTable = (props: PpftzContainersTableProps) => (
  <SavedRows {...useContainerTable()} {...props} />
);
