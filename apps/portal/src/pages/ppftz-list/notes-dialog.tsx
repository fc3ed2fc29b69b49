import type { ListedPpftz } from '@pabean/api/contract';
import { usePpftzNotes } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { CloseFoot } from '../application-detail/close-foot.tsx';
import { OfficeNotes } from '../office-notes.tsx';

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
