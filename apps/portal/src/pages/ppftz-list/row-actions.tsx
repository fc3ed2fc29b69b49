import type { ListedPpftz } from '@pabean/api/contract';
import { fill, ppftzStatus, writtenAjuNumber } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { Download, MessageSquareText, ReceiptText } from 'lucide-react';
import type { PpftzMessages } from '../../messages/ppftz-id.ts';
import { hrefTo, paths } from '../../paths.ts';

/** Actions of a row: its detail, its responses, officers' notes, and recording a payment while it is due. */
export const actionsIn =
  (messages: PpftzMessages['recordList'], own: PpftzMessages['ppftzRecords']) =>
  (record: ListedPpftz, open: (dialog: 'responses' | 'notes' | 'proof') => void) => {
    const number = writtenAjuNumber(record.ajuNumber);
    return (
      <>
        <ButtonLink
          size="small"
          variant="quiet"
          href={hrefTo(paths.ppftzDetail, { id: record.ajuNumber })}
          aria-label={fill(messages.detailOf, { number })}
        >
          {messages.detail}
        </ButtonLink>
        {record.status === ppftzStatus.awaitingPayment && (
          <IconButton
            size="small"
            label={fill(messages.proofOf, { number })}
            icon={<ReceiptText size={16} />}
            onClick={() => open('proof')}
          />
        )}
        <IconButton
          size="small"
          label={fill(messages.responsesOf, { number })}
          icon={<Download size={16} />}
          onClick={() => open('responses')}
        />
        <IconButton
          size="small"
          label={fill(own.notesOf, { number })}
          icon={<MessageSquareText size={16} />}
          onClick={() => open('notes')}
        />
      </>
    );
  };
