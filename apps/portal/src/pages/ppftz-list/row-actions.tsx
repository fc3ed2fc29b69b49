import type { ListedPpftz } from '@pabean/api/contract';
import { fill, ppftzStatus, writtenAjuNumber } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { Download, MessageSquareText, ReceiptText } from 'lucide-react';
import { hrefTo, paths } from '../../paths.ts';
import type { PpftzWords } from '../../words/ppftz-id.ts';

/** What a row may open above the list. */
export type RowTask = 'responses' | 'notes' | 'proof';

/**
 * What can be done with a row: its detail, what the office answered, what officers noted, and how it was paid while that is
 * waited for.
 *
 * @param onTask Opens one of them.
 */
export const actionsIn =
  (
    words: PpftzWords['recordList'],
    own: PpftzWords['ppftzRecords'],
    onTask: (task: RowTask, record: ListedPpftz) => void,
  ) =>
  (record: ListedPpftz) => {
    const number = writtenAjuNumber(record.ajuNumber);
    return (
      <>
        <ButtonLink
          size="small"
          variant="quiet"
          href={hrefTo(paths.ppftzDetail, { id: record.ajuNumber })}
          aria-label={fill(words.detailOf, { number })}
        >
          {words.detail}
        </ButtonLink>
        {record.status === ppftzStatus.awaitingPayment && (
          <IconButton
            size="small"
            label={fill(words.proofOf, { number })}
            icon={<ReceiptText size={16} />}
            onClick={() => onTask('proof', record)}
          />
        )}
        <IconButton
          size="small"
          label={fill(words.responsesOf, { number })}
          icon={<Download size={16} />}
          onClick={() => onTask('responses', record)}
        />
        <IconButton
          size="small"
          label={fill(own.notesOf, { number })}
          icon={<MessageSquareText size={16} />}
          onClick={() => onTask('notes', record)}
        />
      </>
    );
  };
