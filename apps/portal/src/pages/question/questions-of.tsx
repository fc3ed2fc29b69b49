import type { ApplicationHeader, PpftzRecord } from '@pabean/api/contract';
import { useOfficeNotes, usePpftzNotes } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui';
import { useUploadLimit } from '../area.ts';
import { QuestionAlerts } from './question-alert.tsx';

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

/** The same of a PPFTZ record. */
export function QuestionsOfRecord({ record }: { record: PpftzRecord }) {
  const { id, ajuNumber, recipient } = record;
  return (
    <QuestionAlerts
      notes={usePpftzNotes(id).data}
      thing={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      limit={useOffice().uploads.small}
    />
  );
}
