import type { ListedPpftz } from '@pabean/api/contract';
import { fill, isPpftzDeletable, writtenAjuNumber } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { RowIcon } from '@pabean/ui/data-table';
import { History } from 'lucide-react';
import type { PpftzMessages } from '../../messages/ppftz-id.ts';
import { hrefTo, paths } from '../../paths.ts';

/** Actions of a row: edit it, see officers' decisions, and delete it if it was never sent. */
export const actionsIn =
  (messages: PpftzMessages['recordingList']) =>
  (record: ListedPpftz, open: (dialog: 'history' | 'delete') => void) => {
    const number = writtenAjuNumber(record.ajuNumber);
    return (
      <>
        <ButtonLink
          size="small"
          variant="quiet"
          href={hrefTo(paths.ppftzEditor, { id: record.ajuNumber })}
          aria-label={fill(messages.editOf, { number })}
        >
          {messages.edit}
        </ButtonLink>
        <IconButton
          size="small"
          label={fill(messages.historyOf, { number })}
          icon={<History size={16} />}
          onClick={() => open('history')}
        />
        {isPpftzDeletable(record.status) && (
          <IconButton
            size="small"
            variant="danger"
            label={fill(messages.deleteOf, { number })}
            icon={<RowIcon name="delete" />}
            onClick={() => open('delete')}
          />
        )}
      </>
    );
  };
