import type { ListedApplication } from '@pabean/api/contract';
import { useOfficeNotes } from '@pabean/api/hooks';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { OfficeNotes } from '../../notes/office-notes.tsx';

/** Props of {@link NotesDialog}. */
export interface NotesDialogProps {
  application: Pick<ListedApplication, 'id' | 'number' | 'permitTypeName'>;
  onClose: () => void;
}

/** Officers' notes about an application, above the list. */
export function NotesDialog({ application: { id, number, permitTypeName }, onClose }: NotesDialogProps) {
  const messages = usePageMessages('officeNotes');
  const notes = useOfficeNotes(id);
  return (
    <Dialog
      open
      heading={messages.title}
      description={`${number} · ${permitTypeName}`}
      onRequestClose={onClose}
    >
      <DialogBody>
        <Loaded of={[notes]} loading={messages.loading} failed={messages.failed} level={3}>
          {(loaded) => <OfficeNotes notes={loaded} />}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
