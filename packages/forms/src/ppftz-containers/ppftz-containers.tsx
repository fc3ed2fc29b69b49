import type { PpftzContainer, StoredPpftzContainer } from '@pabean/api/contract';
import { maxPpftzContainers } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BulkActions } from '../internal/bulk/bulk-actions.tsx';
import { BulkDialog } from '../internal/bulk/bulk-dialog.tsx';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
import { DeleteRow } from '../internal/delete-row.tsx';
import type { AttemptOptions, DraftProps } from '../internal/index.ts';
import { useContainerWords } from '../internal/use-container-words.ts';
import { useDeletedRow } from '../internal/use-deleted-row.tsx';
import { useSaid } from '../internal/use-said.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import { ContainerDialog } from './container-dialog.tsx';
import { ContainersFrame } from './containers-table.tsx';
import { useReadPpftzContainers } from './use-read-ppftz-containers.ts';

/** Props of {@link PpftzContainers}. */
export interface PpftzContainersProps extends DraftProps {
  /** The containers that the server has; again after each `onAdd` and `onDelete`. */
  rows: readonly StoredPpftzContainer[];
  /**
   * Adds containers, all or none; a rejection with `fieldErrors` of `rows` is shown at the fields or lines. Without it
   * nothing can be added.
   */
  onAdd?: (rows: PpftzContainer[], options: AttemptOptions) => Promise<unknown>;
  /** Deletes a container. Without it none can be deleted. */
  onDelete?: (id: string) => Promise<unknown>;
  /** Called with the template of a CSV: its heads and a line as an example. Without it none is offered. */
  onTemplate?: (csv: string) => void;
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3;
}

const example = 'CSQU3054383,20,FCL';

/**
 * The containers of a PPFTZ record: number, size in feet, FCL or LCL. Without `onAdd` and `onDelete` they are only read.
 *
 * @beta
 */
export function PpftzContainers({
  rows,
  onAdd,
  onDelete,
  onTemplate,
  level,
  ...draft
}: PpftzContainersProps) {
  const { rows: words } = useContainerWords();
  const { container: heading } = usePpftzMessages('ppftzLabels');
  const { most, tooMany } = useLineReasons();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const named = rows.map(({ id, number }) => ({ id, name: number }));
  const deleted = useDeletedRow(named);
  const bulk = useBulk<PpftzContainer>(() => false);
  const reader = useReadPpftzContainers(rows);
  const { said, say } = useSaid();
  const isFull = rows.length >= maxPpftzContainers;

  return (
    <ContainersFrame
      rows={rows}
      level={level}
      frame={deleted.frame}
      said={deleted.said || said}
      problem={problem}
      note={onAdd && (isFull ? tooMany(maxPpftzContainers) : most(maxPpftzContainers))}
      action={
        onAdd && (
          <Button icon={<Plus size={16} />} disabled={isFull} onClick={() => setAdding(true)}>
            {words.addContainer}
          </Button>
        )
      }
      bulk={
        onAdd &&
        !isFull && (
          <BulkActions
            onOpen={bulk.open}
            onTemplate={
              onTemplate &&
              (() => onTemplate(`${reader.columns.map(({ label }) => label).join(', ')}\r\n${example}\r\n`))
            }
          />
        )
      }
      actions={
        onDelete &&
        (({ id, number }) => (
          <DeleteRow
            name={number}
            onProblem={setProblem}
            onDelete={() => {
              setProblem(undefined);
              deleted.deleting(id);
              return onDelete(id);
            }}
          />
        ))
      }
    >
      {onAdd && isAdding && (
        <ContainerDialog {...draft} rows={rows} onAdd={onAdd} onRequestClose={() => setAdding(false)} />
      )}
      {onAdd && (
        <BulkDialog
          bulk={bulk}
          heading={heading}
          columns={reader.columns}
          room={{ max: maxPpftzContainers, there: rows.length }}
          example={example}
          read={reader.read}
          onDirtyChange={draft.onDirtyChange}
          onTake={async (taken, options) => {
            await onAdd([...taken], options);
            flushSync(() => say('filledAtEnd', 0, taken.length));
          }}
        />
      )}
    </ContainersFrame>
  );
}
