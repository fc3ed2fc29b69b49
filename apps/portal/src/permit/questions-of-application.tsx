import type { ApplicationHeader } from '@pabean/api/contract';
import { useOfficeNotes } from '@pabean/api/hooks';
import { QuestionAlerts } from '../notes/question-alert.tsx';
import { useUploadLimit } from './area.ts';

/** What an officer asks about an application, above everything else of it. */
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
