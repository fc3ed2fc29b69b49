import type { ListedPpftz } from '@pabean/api/contract';
import { fill, isPpftzDeletable, writtenAjuNumber } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui/button';
import { RowIcon } from '@pabean/ui/data-table';
import { History } from 'lucide-react';
import { hrefTo, paths } from '../../paths.ts';
import type { PpftzWords } from '../../words/ppftz-id.ts';

/** What can be done with a row: edit it, see what officers decided, and delete it while it was never sent. */
export const actionsIn =
  (words: PpftzWords['recordingList']) =>
  (record: ListedPpftz, open: (dialog: 'history' | 'delete') => void) => {
    const number = writtenAjuNumber(record.ajuNumber);
    return (
      <>
        <ButtonLink
          size="small"
          variant="quiet"
          href={hrefTo(paths.ppftzEditor, { id: record.ajuNumber })}
          aria-label={fill(words.editOf, { number })}
        >
          {words.edit}
        </ButtonLink>
        <IconButton
          size="small"
          label={fill(words.historyOf, { number })}
          icon={<History size={16} />}
          onClick={() => open('history')}
        />
        {isPpftzDeletable(record.status) && (
          <IconButton
            size="small"
            variant="danger"
            label={fill(words.deleteOf, { number })}
            icon={<RowIcon name="delete" />}
            onClick={() => open('delete')}
          />
        )}
      </>
    );
  };
