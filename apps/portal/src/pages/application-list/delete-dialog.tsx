import type { ListedApplication } from '@pabean/api/contract';
import { useDeleteApplication } from '@pabean/api/hooks';
import { explainError } from '@pabean/api/rules';
import { ConfirmDialog, useToast } from '@pabean/ui';
import { useState } from 'react';
import { useSharedMessages } from '../../language.ts';
import { useWords } from '../../words.ts';
import { applicationListWords } from './application-list-words.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  application: ListedApplication;
  onClose: () => void;
}

/** Asks before an application is deleted; a refusal of the server is shown where it was asked. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  const words = useWords(applicationListWords);
  const shared = useSharedMessages();
  const toast = useToast();
  const remove = useDeleteApplication();
  const [error, setError] = useState<string>();

  async function confirm() {
    setError(undefined);
    try {
      const { message } = await remove.run(application.id);
      toast.show(message);
      onClose();
    } catch (cause) {
      setError(explainError(cause, shared));
    }
  }

  return (
    <ConfirmDialog
      open
      tone="danger"
      heading={words.deleteTitle}
      question={words.deleteQuestion}
      thing={`${application.number} · ${application.permitTypeName}`}
      confirmLabel={words.delete}
      busy={remove.isRunning}
      busyLabel={words.deleting}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
