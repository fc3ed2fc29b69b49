import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';

/** Props of {@link NpwpRefusedDialog}. */
export interface NpwpRefusedDialogProps {
  open: boolean;
  onClose: () => void;
  onOpenProfile: () => void;
}

/** Shown if the applicant's NPWP is invalid, with a button to where it can be changed. */
export function NpwpRefusedDialog({ open, onClose, onOpenProfile }: NpwpRefusedDialogProps) {
  const messages = useFormMessages('permitHeader');
  const { close } = useMessages('common');
  const { failures, refusals } = useSharedMessages();
  return (
    <Dialog open={open} role="alertdialog" heading={failures.notSaved} size="small" onRequestClose={onClose}>
      <DialogBody>{refusals.npwp}</DialogBody>
      <DialogFoot>
        <DialogCancel>{close}</DialogCancel>
        <Button variant="primary" onClick={onOpenProfile}>
          {messages.openProfile}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
