import type { PpftzRecord } from '@pabean/api/contract';
import { usePpftzNotes } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { QuestionAlerts } from '../notes/question-alert.tsx';

/** Officers' questions about a PPFTZ record, at the top of its page. */
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
