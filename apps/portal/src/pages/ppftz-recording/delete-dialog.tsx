import type { ListedPpftz } from '@pabean/api/contract';
import { useDeletePpftz } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { ConfirmDeletion } from '../../dialog/confirm-deletion.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  record: ListedPpftz;
  onClose: () => void;
}

/** Confirms the deletion of a record. */
export function DeleteDialog({ record: { id, ajuNumber, recipient }, onClose }: DeleteDialogProps) {
  const { deleteTitle, deleteQuestion } = usePpftzMessages('recordingList');
  const common = useAppMessages('common');
  const remove = useDeletePpftz();
  return (
    <ConfirmDeletion
      heading={deleteTitle}
      question={deleteQuestion}
      thing={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      confirmLabel={common.delete}
      busyLabel={common.deleting}
      onDelete={() => remove.run(id)}
      onClose={onClose}
    />
  );
}
