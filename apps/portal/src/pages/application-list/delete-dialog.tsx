import type { ListedApplication } from '@pabean/api/contract';
import { useDeleteApplication } from '@pabean/api/hooks';
import { ConfirmDeletion } from '../../dialog/confirm-deletion.tsx';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  application: ListedApplication;
  onClose: () => void;
}

/** Confirms the deletion of an application. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  const { deleteTitle } = usePageMessages('applicationList');
  const common = useAppMessages('common');
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
