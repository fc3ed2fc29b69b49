import type { StoredPpftzContainer } from '@pabean/api/contract';
import { ContainerNumber } from '@pabean/ui/container-number';
import { RowsSection, type RowsSectionProps } from '../internal/rows-section.tsx';
import { type RowsColumn, RowsTable, type RowsTableProps } from '../internal/rows-table.tsx';
import { useContainerWords } from '../internal/use-container-words.ts';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';

/** Props of {@link PpftzContainersTable}. */
export interface PpftzContainersTableProps {
  /** The containers in order. */
  rows: readonly StoredPpftzContainer[];
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
}

/** Props of {@link ContainersFrame}. */
export interface ContainersFrameProps
  extends PpftzContainersTableProps,
    Partial<Omit<RowsSectionProps, 'heading' | 'level'>>,
    Pick<RowsTableProps<StoredPpftzContainer>, 'actions'> {}

/**
 * The containers of a PPFTZ record to read: number, size in feet, FCL or LCL. To edit them take PpftzContainers.
 *
 * @beta
 */
export const PpftzContainersTable = (props: PpftzContainersTableProps) => <ContainersFrame {...props} />;

/** Heading and rows, with what can be done with them. */
export function ContainersFrame({ rows, actions, children, ...section }: ContainersFrameProps) {
  const { rows: words, sizeOf, kindOf } = useContainerWords();
  const { container: heading } = usePpftzMessages('ppftzLabels');
  const { labels } = useSharedMessages();
  const columns: readonly RowsColumn<StoredPpftzContainer>[] = [
    { head: labels.documentNumber, cell: ({ number }) => <ContainerNumber value={number} /> },
    { head: words.size, cell: ({ size }) => sizeOf(size) },
    { head: words.kind, cell: ({ kind }) => kindOf(kind) },
  ];
  return (
    <RowsSection {...section} heading={heading}>
      <RowsTable label={heading} columns={columns} rows={rows} empty={words.noContainers} actions={actions} />
      {children}
    </RowsSection>
  );
}
