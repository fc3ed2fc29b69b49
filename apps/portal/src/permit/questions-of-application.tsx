import type { ApplicationHeader } from '@pabean/api/contract';
import { useOfficeNotes } from '@pabean/api/hooks';
import { QuestionAlerts } from '../notes/question-alert.tsx';
import { useUploadLimit } from './area.ts';

/** Officers' questions about an application, at the top of its page. */
export function QuestionsOfApplication({ application }: { application: ApplicationHeader }) {
  const { id, number, permitTypeName } = application;
  return (
    <QuestionAlerts
      notes={useOfficeNotes(id).data}
      thing={`${number} · ${permitTypeName}`}
      limit={useUploadLimit(application)}
    />
  );
}
