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
import { RowDialog } from '../internal/rows/row-dialog.tsx';
import { fieldsOf } from '../internal/rows/row-kind.ts';
import { useReadRows } from '../internal/rows/use-read-rows.ts';
import { useDeletedRow } from '../internal/use-deleted-row.tsx';
import { useSaid } from '../internal/use-said.tsx';
import { usePpftzMessages } from '../messages/use-messages.ts';
import { ContainersFrame } from './containers-table.tsx';
import { useContainerKind } from './use-container-kind.tsx';

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
  const kind = useContainerKind(rows);
  const { container: heading } = usePpftzMessages('ppftzLabels');
  const { most, tooMany } = useLineReasons();
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState<string>();
  const named = rows.map(({ id, number }) => ({ id, name: number }));
  const deleted = useDeletedRow(named);
  const bulk = useBulk<PpftzContainer>(() => false);
  const reader = useReadRows(
    { ...kind, fields: fieldsOf(kind), example, max: maxPpftzContainers },
    rows.length,
  );
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
            {kind.add}
          </Button>
        )
      }
      bulk={
        onAdd &&
        !isFull && (
          <BulkActions onOpen={bulk.open} onTemplate={onTemplate && (() => onTemplate(reader.template))} />
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
        <RowDialog
          {...draft}
          kind={kind}
          opened={{}}
          hasNext={rows.length + 1 < maxPpftzContainers}
          onSave={(row, options) => onAdd([row], options)}
          onRequestClose={() => setAdding(false)}
        />
      )}
      {onAdd && (
        <BulkDialog
          bulk={bulk}
          heading={heading}
          {...reader.panel}
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
