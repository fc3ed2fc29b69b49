import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';

/** Props of {@link AnswerDialog}. */
export interface AnswerDialogProps {
  /** What the server said. */
  message: string;
  /** What the button says that goes on. */
  goOn: string;
  /** Called when it was read, however the dialog is left. */
  onGoOn: () => void;
}

/** Says that it worked, and what the server answered. */
export function AnswerDialog({ message, goOn, onGoOn }: AnswerDialogProps) {
  const { success } = useMessages('alert');
  return (
    <Dialog open heading={success} size="small" onRequestClose={onGoOn}>
      {message && <DialogBody>{message}</DialogBody>}
      <DialogFoot>
        <Button variant="primary" onClick={onGoOn}>
          {goOn}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
