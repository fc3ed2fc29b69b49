import type { StoredPpftzContainer } from '@pabean/api/contract';
import { ContainerNumber } from '@pabean/ui/container-number';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { useContainerMessages } from '../internal/use-container-messages.ts';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';

/** The name and columns of the containers' table, which is narrow enough for a phone. */
export function useContainerTable() {
  const { rows: messages, sizeOf, kindOf } = useContainerMessages();
  const { container: heading } = usePpftzMessages('ppftzLabels');
  const { labels } = useSharedMessages();
  const columns: readonly RowColumn<StoredPpftzContainer>[] = [
    { head: labels.documentNumber, cell: ({ number }) => <ContainerNumber value={number} /> },
    { head: messages.size, cell: ({ size }) => sizeOf(size) },
    { head: messages.kind, cell: ({ kind }) => kindOf(kind) },
  ];
  return { heading, empty: messages.noContainers, columns, room: 300 };
}
