import type { ListedPpftz } from '@pabean/api/contract';
import { usePpftzNotes } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../dialog/close-foot.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { usePageMessages } from '../messages/use-page-messages.ts';
import { OfficeNotes } from '../notes/office-notes.tsx';

/** Props of {@link NotesDialog}. */
export interface NotesDialogProps {
  record: Pick<ListedPpftz, 'id' | 'ajuNumber' | 'recipient'>;
  onClose: () => void;
}

/** Officers' notes about a record, above the list. */
export function NotesDialog({ record: { id, ajuNumber, recipient }, onClose }: NotesDialogProps) {
  const messages = usePageMessages('officeNotes');
  const notes = usePpftzNotes(id);
  return (
    <Dialog
      open
      heading={messages.title}
      description={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      onRequestClose={onClose}
    >
      <DialogBody>
        <Loaded of={[notes]} loading={messages.loading} failed={messages.failed} level={3}>
          {(loaded) => <OfficeNotes notes={loaded.map((note) => ({ ...note, role: '' }))} />}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
