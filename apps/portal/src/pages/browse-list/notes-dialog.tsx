import type { ListedApplication } from '@pabean/api/contract';
import { useOfficeNotes } from '@pabean/api/hooks';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { OfficeNotes } from '../../notes/office-notes.tsx';
import { usePageWords } from '../../words/page-words.ts';

/** Props of {@link NotesDialog}. */
export interface NotesDialogProps {
  application: Pick<ListedApplication, 'id' | 'number' | 'permitTypeName'>;
  onClose: () => void;
}

/** What officers noted about an application, above the list. */
export function NotesDialog({ application: { id, number, permitTypeName }, onClose }: NotesDialogProps) {
  const words = usePageWords('officeNotes');
  const notes = useOfficeNotes(id);
  return (
    <Dialog open heading={words.title} description={`${number} · ${permitTypeName}`} onRequestClose={onClose}>
      <DialogBody>
        <Loaded of={[notes]} loading={words.loading} failed={words.failed} level={3}>
          {(loaded) => <OfficeNotes notes={loaded} />}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
