import { Button, Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui';
import { useFormWords, useSharedWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';

/** Props of {@link NpwpDialog}. */
export interface NpwpDialogProps {
  open: boolean;
  onClose: () => void;
  onOpenProfile: () => void;
}

/** Says that the applicant's NPWP stands in the way, and leads to where it can be changed. */
export function NpwpDialog({ open, onClose, onOpenProfile }: NpwpDialogProps) {
  const words = useFormWords('permitHeader', own.permitHeader);
  const shared = useSharedWords();
  return (
    <Dialog open={open} role="alertdialog" heading={words.npwpHeading} size="small" onRequestClose={onClose}>
      <DialogBody>{shared.refusals.npwp}</DialogBody>
      <DialogFoot>
        <DialogCancel>{words.close}</DialogCancel>
        <Button variant="primary" onClick={onOpenProfile}>
          {words.openProfile}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
