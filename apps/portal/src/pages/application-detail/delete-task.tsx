import type { ListedDokap } from '@pabean/api/contract';
import { useDeleteDokap } from '@pabean/api/hooks';
import { explainError } from '@pabean/api/rules';
import { ConfirmDialog, useToast } from '@pabean/ui';
import { useState } from 'react';
import { useSharedMessages } from '../../language.ts';
import { useWords } from '../../words.ts';
import { applicationDetailWords } from './application-detail-words.ts';

/** Props of {@link DeleteTask}. */
export interface DeleteTaskProps {
  applicationId: string;
  dokap: ListedDokap;
  onClose: () => void;
}

/** Asks before a document is deleted. */
export function DeleteTask({ applicationId, dokap, onClose }: DeleteTaskProps) {
  const words = useWords(applicationDetailWords);
  const shared = useSharedMessages();
  const toast = useToast();
  const remove = useDeleteDokap(applicationId);
  const [error, setError] = useState<string>();

  async function confirm() {
    setError(undefined);
    try {
      const { message } = await remove.run(dokap.id);
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
      thing={dokap.name}
      confirmLabel={words.deleteVerb}
      busy={remove.isRunning}
      busyLabel={words.deleting}
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
