import { Button, DialogFoot, useMessages } from '@pabean/ui';

/** Props of {@link CloseFoot}. */
export interface CloseFootProps {
  onClose: () => void;
}

/** The foot of a dialog that is only read. */
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
