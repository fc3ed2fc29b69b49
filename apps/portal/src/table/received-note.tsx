import { fill, formatDateTime } from '@pabean/api/rules';
import { CellNote } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { useWords } from '../words/words.tsx';

/** When the office received what a row is about. */
export function ReceivedNote({ at }: { at: string }) {
  const { received } = useWords('common');
  const { timeZone } = useOffice();
  return <CellNote>{fill(received, { time: formatDateTime(at, timeZone) })}</CellNote>;
}
