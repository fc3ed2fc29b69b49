import { fill } from '@pabean/api/rules';
import { CellNote } from '@pabean/ui/data-table';
import { usePageWords } from '../words/page-words.ts';

/** What an officer asks, in the row of a list. */
export function AskedNote({ question }: { question: string }) {
  const { inRow } = usePageWords('question');
  return <CellNote>{fill(inRow, { question })}</CellNote>;
}
