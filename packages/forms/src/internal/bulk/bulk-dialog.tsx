import { DialogForm } from '@pabean/ui/dialog';
import { fetchTableBody } from '@pabean/ui/virtual-table';
import { type ReactNode, useEffect } from 'react';
import { EditDialog } from '../edit-dialog.tsx';
import { BulkPanel, type BulkPanelProps } from './bulk-panel.tsx';
import type { useBulk } from './use-bulk.tsx';

/** Props of {@link BulkDialog}. */
export interface BulkDialogProps<Row>
  extends Pick<BulkPanelProps<Row>, 'columns' | 'example' | 'room' | 'read' | 'onTake'> {
  bulk: ReturnType<typeof useBulk<Row>>;
  /** Name of the rows. */
  heading: ReactNode;
  /** Called when there is a text that was not added, and when there no longer is one. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
}

/** Pastes or imports rows of a list in a page. Text that was not added is kept for the next time. */
export function BulkDialog<Row>({ bulk, heading, onDirtyChange, ...panel }: BulkDialogProps<Row>) {
  const isOpen = bulk.opened !== undefined;
  useEffect(() => {
    if (isOpen) fetchTableBody().catch(() => undefined);
  }, [isOpen]);
  if (!bulk.opened) return null;
  const back = (taken: boolean) => {
    bulk.close({ taken });
    if (taken) onDirtyChange?.(false);
  };
  return (
    <EditDialog heading={heading} onRequestClose={() => back(false)}>
      <DialogForm onSubmit={(event) => event.preventDefault()}>
        <BulkPanel
          {...panel}
          from={bulk.opened.from}
          reading={bulk.opened.reading}
          text={bulk.text()}
          onText={(text) => {
            bulk.onText(text);
            onDirtyChange?.(text.trim() !== '');
          }}
          onDone={() => back(true)}
          onBack={() => back(false)}
        />
      </DialogForm>
    </EditDialog>
  );
}
