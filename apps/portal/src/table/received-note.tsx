import { fill, formatDateTime } from '@pabean/api/rules';
import { CellNote } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { useAppMessages } from '../messages/language-provider.tsx';

/** When an officer marked the row's record as received. */
export function ReceivedNote({ at }: { at: string }) {
  const { received } = useAppMessages('common');
  const { timeZone } = useOffice();
  return <CellNote>{fill(received, { time: formatDateTime(at, timeZone) })}</CellNote>;
}
