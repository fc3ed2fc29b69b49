import { explainError } from '@pabean/api/rules';
import { ConfirmDialog, type ConfirmDialogProps } from '@pabean/ui/confirm-dialog';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useSharedMessages } from '../messages/language-provider.tsx';

/** Props of {@link ConfirmDeletion}. */
export interface ConfirmDeletionProps
  extends Pick<ConfirmDialogProps, 'heading' | 'question' | 'thing' | 'confirmLabel' | 'busyLabel'> {
  /** Deletes; its message is announced once it is done. */
  onDelete: () => Promise<{ readonly message: string }>;
  onClose: () => void;
}

/** Confirms a deletion; a refusal of the server is shown in the dialog. */
export function ConfirmDeletion({ onDelete, onClose, ...messages }: ConfirmDeletionProps) {
  const shared = useSharedMessages();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function confirm() {
    setError(undefined);
    setBusy(true);
    try {
      const { message } = await onDelete();
      toast.show(message);
      onClose();
    } catch (cause) {
      setError(explainError(cause, shared));
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      {...messages}
      open
      tone="danger"
      busy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
