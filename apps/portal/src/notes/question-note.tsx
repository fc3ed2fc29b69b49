import { fill } from '@pabean/api/rules';
import { CellNote } from '@pabean/ui/data-table';
import { usePageMessages } from '../messages/use-page-messages.ts';

/** An officer's open question, in the row of a list. */
export function QuestionNote({ question }: { question: string }) {
  const { inRow } = usePageMessages('question');
  return <CellNote>{fill(inRow, { question })}</CellNote>;
}
