import type { ListedDokap } from '@pabean/api/contract';
import { useDeleteDokap } from '@pabean/api/hooks';
import { ConfirmDeletion } from '../../dialog/confirm-deletion.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';

/** Props of {@link DeleteTask}. */
export interface DeleteTaskProps {
  dokap: ListedDokap;
  onClose: () => void;
}

/** Confirms the deletion of a document. */
export function DeleteTask({ dokap, onClose }: DeleteTaskProps) {
  const { deleteTitle } = useDetailMessages('applicationDetail');
  const common = useAppMessages('common');
  const remove = useDeleteDokap();
  return (
    <ConfirmDeletion
      heading={deleteTitle}
      question={common.deleteQuestion}
      thing={dokap.name}
      confirmLabel={common.delete}
      busyLabel={common.deleting}
      onDelete={() => remove.run(dokap.id)}
      onClose={onClose}
    />
  );
}
