import type { ListedPpftz, PpftzDecision } from '@pabean/api/contract';
import { usePpftzHistory } from '@pabean/api/hooks';
import { dataLanguage, formatDateTime, writtenAjuNumber } from '@pabean/api/rules';
import { type ColumnBase, PlainTable } from '@pabean/ui/data-table';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { useOffice } from '@pabean/ui/office';
import { useMemo } from 'react';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { Loaded } from '../../loading/loaded.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { useSharedWords } from '../../words/words.tsx';

/** Props of {@link HistoryDialog}. */
export interface HistoryDialogProps {
  record: ListedPpftz;
  onClose: () => void;
}

/** What officers decided about a record, above the list. */
export function HistoryDialog({ record: { id, ajuNumber, recipient }, onClose }: HistoryDialogProps) {
  const words = usePpftzWords('decisions');
  const { status, rejected } = usePageWords('applicationList');
  const { labels } = useSharedWords();
  const { timeZone } = useOffice();
  const history = usePpftzHistory(id);
  const columns = useMemo((): readonly ColumnBase<PpftzDecision>[] => {
    // As documented, but for a return, which is no rejection; anything else is shown as it is.
    const decided: Readonly<Record<string, string>> = { Y: words.accepted, T: rejected, X: words.returned };
    const timeOf = (at: string | null) =>
      at && /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(at) ? formatDateTime(at, timeZone) : (at ?? '–');
    return [
      { id: 'officer', head: words.officer, cell: ({ officer }) => officer?.name || '–', lang: dataLanguage },
      { id: 'status', head: status, cell: ({ statusName }) => statusName?.label || '–', lang: dataLanguage },
      {
        id: 'decision',
        head: words.decision,
        cell: ({ decision }) => decided[decision ?? ''] ?? decision ?? '–',
      },
      { id: 'start', head: words.start, nowrap: true, cell: ({ startedAt }) => timeOf(startedAt) },
      { id: 'end', head: words.end, nowrap: true, cell: ({ endedAt }) => timeOf(endedAt) },
      { id: 'remarks', head: labels.remarks, cell: ({ remarks }) => remarks ?? '–', lang: dataLanguage },
    ];
  }, [words, status, rejected, labels, timeZone]);
  return (
    <Dialog
      open
      size="large"
      heading={words.heading}
      description={`${writtenAjuNumber(ajuNumber)} · ${recipient}`}
      onRequestClose={onClose}
    >
      <DialogBody>
        <Loaded of={[history]} loading={words.loading} failed={words.failed} level={3}>
          {(rows) => (
            <PlainTable
              caption={words.heading}
              columns={columns}
              rows={rows}
              rowId={(row) => rows.indexOf(row)}
              empty={{ heading: words.none }}
            />
          )}
        </Loaded>
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}
