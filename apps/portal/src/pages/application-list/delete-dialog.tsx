import type { ListedApplication } from '@pabean/api/contract';
import { useDeleteApplication } from '@pabean/api/hooks';
import { ConfirmDeletion } from '../../dialog/confirm-deletion.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  application: ListedApplication;
  onClose: () => void;
}

/** Asks before an application is deleted. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  const { deleteTitle } = usePageWords('applicationList');
  const common = useWords('common');
  const remove = useDeleteApplication();
  return (
    <ConfirmDeletion
      heading={deleteTitle}
      question={common.deleteQuestion}
      thing={`${application.number} · ${application.permitTypeName}`}
      confirmLabel={common.delete}
      busyLabel={common.deleting}
      onDelete={() => remove.run(application.id)}
      onClose={onClose}
    />
  );
}
