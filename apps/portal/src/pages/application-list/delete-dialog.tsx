import type { ListedApplication } from '@pabean/api/contract';
import { useDeleteApplication } from '@pabean/api/hooks';
import { useWords } from '../../words.ts';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { applicationListWords } from './application-list-words.ts';

/** Props of {@link DeleteDialog}. */
export interface DeleteDialogProps {
  application: ListedApplication;
  onClose: () => void;
}

/** Asks before an application is deleted. */
export function DeleteDialog({ application, onClose }: DeleteDialogProps) {
  const words = useWords(applicationListWords);
  const remove = useDeleteApplication();
  return (
    <ConfirmDeletion
      heading={words.deleteTitle}
      question={words.deleteQuestion}
      thing={`${application.number} · ${application.permitTypeName}`}
      confirmLabel={words.delete}
      busyLabel={words.deleting}
      onDelete={() => remove.run(application.id)}
      onClose={onClose}
    />
  );
}
