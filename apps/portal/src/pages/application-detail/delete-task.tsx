import type { ListedDokap } from '@pabean/api/contract';
import { useDeleteDokap } from '@pabean/api/hooks';
import { useWords } from '../../words.ts';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { deleteDokapWords } from './delete-dokap-words.ts';

/** Props of {@link DeleteTask}. */
export interface DeleteTaskProps {
  applicationId: string;
  dokap: ListedDokap;
  onClose: () => void;
}

/** Asks before a document is deleted. */
export function DeleteTask({ applicationId, dokap, onClose }: DeleteTaskProps) {
  const words = useWords(deleteDokapWords);
  const remove = useDeleteDokap(applicationId);
  return (
    <ConfirmDeletion
      heading={words.title}
      question={words.question}
      thing={dokap.name}
      confirmLabel={words.verb}
      busyLabel={words.deleting}
      onDelete={() => remove.run(dokap.id)}
      onClose={onClose}
    />
  );
}
