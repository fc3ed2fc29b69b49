import type { StoredPpftzContainer } from '@pabean/api/contract';
import { ContainerNumber } from '@pabean/ui/container-number';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { useContainerWords } from '../internal/use-container-words.ts';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';

/** The table of containers: what it is called, and its columns, which are short enough for a phone. */
export function useContainerTable() {
  const { rows: words, sizeOf, kindOf } = useContainerWords();
  const { container: heading } = usePpftzMessages('ppftzLabels');
  const { labels } = useSharedMessages();
  const columns: readonly RowColumn<StoredPpftzContainer>[] = [
    { head: labels.documentNumber, cell: ({ number }) => <ContainerNumber value={number} /> },
    { head: words.size, cell: ({ size }) => sizeOf(size) },
    { head: words.kind, cell: ({ kind }) => kindOf(kind) },
  ];
  return { heading, empty: words.noContainers, columns, room: 300 };
}
