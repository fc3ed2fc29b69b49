import type { ListedPpftz } from '@pabean/api/contract';
import { usePpftzNotes } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../dialog/close-foot.tsx';
import { Loaded } from '../loading/loaded.tsx';
import { OfficeNotes } from '../notes/office-notes.tsx';
import { usePageWords } from '../words/page-words.ts';

/** Props of {@link NotesDialog}. */
export interface NotesDialogProps {
  record: Pick<ListedPpftz, 'id' | 'ajuNumber' | 'recipient'>;
  onClose: () => void;
}

/** What officers noted about a record, above the list. */
export function NotesDialog({ record: { id, ajuNumber, recipient }, onClose }: NotesDialogProps) {
  const words = usePageWords('officeNotes');
  const notes = usePpftzNotes(id);
  return (
    <Dialog
      open
      heading={words.title}
      description={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      onRequestClose={onClose}
    >
      <DialogBody>
        <Loaded of={[notes]} loading={words.loading} failed={words.failed} level={3}>
          {(loaded) => <OfficeNotes notes={loaded.map((note) => ({ ...note, role: '' }))} />}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
