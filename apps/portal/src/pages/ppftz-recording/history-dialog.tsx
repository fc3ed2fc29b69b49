import type { ListedPpftz, PpftzDecision } from '@pabean/api/contract';
import { usePpftzHistory } from '@pabean/api/hooks';
import { dataLanguage, formatDateTime, writtenAjuNumber } from '@pabean/api/rules';
import { type ColumnBase, PlainTable } from '@pabean/ui/data-table';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { useOffice } from '@pabean/ui/office';
import { useMemo } from 'react';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  record: ListedPpftz;
  onClose: () => void;
}

/** Officers' decisions about a record, above the list. */
export function HistoryDialog({ record: { id, ajuNumber, recipient }, onClose }: HistoryDialogProps) {
  const messages = usePpftzMessages('decisions');
  const { status, rejected } = usePageMessages('applicationList');
  const { labels } = useSharedMessages();
  const { timeZone } = useOffice();
  const history = usePpftzHistory(id);
  const columns = useMemo((): readonly ColumnBase<PpftzDecision>[] => {
    // As documented, except for a return, which is not a rejection; any other code is shown unchanged.
    const decided: Readonly<Record<string, string>> = {
      Y: messages.accepted,
      T: rejected,
      X: messages.returned,
    };
    const timeOf = (at: string | null) =>
      at && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? formatDateTime(at, timeZone) : (at ?? '–');
    return [
      {
        id: 'officer',
        head: messages.officer,
        cell: ({ officer }) => officer?.name || '–',
        lang: dataLanguage,
      },
      { id: 'status', head: status, cell: ({ statusName }) => statusName?.label || '–', lang: dataLanguage },
      {
        id: 'decision',
        head: messages.decision,
        cell: ({ decision }) => decided[decision ?? ''] ?? decision ?? '–',
      },
      { id: 'start', head: messages.start, nowrap: true, cell: ({ startedAt }) => timeOf(startedAt) },
      { id: 'end', head: messages.end, nowrap: true, cell: ({ endedAt }) => timeOf(endedAt) },
      { id: 'remarks', head: labels.remarks, cell: ({ remarks }) => remarks ?? '–', lang: dataLanguage },
    ];
  }, [messages, status, rejected, labels, timeZone]);
  return (
    <Dialog
      open
      size="large"
      heading={messages.heading}
      description={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      onRequestClose={onClose}
    >
      <DialogBody>
        <Loaded of={[history]} loading={messages.loading} failed={messages.failed} level={3}>
          {(rows) => (
            <PlainTable
              caption={messages.heading}
              columns={columns}
              rows={rows}
              rowId={(row) => rows.indexOf(row)}
              empty={{ heading: messages.none }}
            />
          )}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
