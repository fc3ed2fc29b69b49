import type { ListedApplication } from '@pabean/api/contract';
import { StatusBadge } from '@pabean/ui/status-badge';
import { QuestionNote } from '../notes/question-note.tsx';

/** Props of {@link StatusCell}. */
export interface StatusCellProps {
  application: Pick<ListedApplication, 'status' | 'statusLabel' | 'question'>;
}

/** The status of an application in a list, with an officer's open question. */
export const StatusCell = ({ application: { status, statusLabel, question } }: StatusCellProps) =>
  question === undefined ? (
    <StatusBadge code={status} label={statusLabel} />
  ) : (
    <div>
      <StatusBadge code={status} label={statusLabel} />
      <QuestionNote question={question} />
    </div>
  );
