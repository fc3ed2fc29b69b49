import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';

/** Props of {@link AnswerDialog}. */
export interface AnswerDialogProps {
  /** The server's message. */
  message: string;
  /** Label of the button that continues. */
  goOn: string;
  /** Called when the dialog is closed in any way. */
  onGoOn: () => void;
}

/** Reports success with the server's message. */
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
