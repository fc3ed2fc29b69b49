import { Button } from '@pabean/ui/button';
import { DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';

/** Props of {@link CloseFoot}. */
export interface CloseFootProps {
  onClose: () => void;
}

/** The foot of a read-only dialog. */
export function CloseFoot({ onClose }: CloseFootProps) {
  const { close } = useMessages('common');
  return (
    <DialogFoot>
      <Button variant="primary" onClick={onClose}>
        {close}
      </Button>
    </DialogFoot>
  );
}
