import type { ListedLetter } from '@pabean/api/contract';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { useLetterMessages } from '../../messages/use-letter-messages.ts';

/** Props of {@link LetterNotes}. */
export interface LetterNotesProps {
  letter: ListedLetter;
  onClose: () => void;
}

/** Notes on a letter: the documents have the dialog, and leave its content open. */
export function LetterNotes({ letter, onClose }: LetterNotesProps) {
  const messages = useLetterMessages('letterNotes');
  return (
    <Dialog open heading={messages.title} description={letter.number} onRequestClose={onClose}>
      <DialogBody>
        <p>{messages.none}</p>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
