import type { ListedPpftz } from '@pabean/api/contract';
import { fill, writtenAjuNumber } from '@pabean/api/rules';
import { ButtonLink, IconButton } from '@pabean/ui';
import { MessageSquareText } from 'lucide-react';
import { hrefTo, paths } from '../../paths.ts';
import type { PpftzWords } from '../../words/ppftz-id.ts';

/**
 * What can be done with a row: its detail, and what officers noted.
 *
 * @param onNotes Opens the notes.
 */
export const actionsIn =
  (
    words: PpftzWords['recordList'],
    own: PpftzWords['ppftzRecords'],
    onNotes: (record: ListedPpftz) => void,
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
        <IconButton
          size="small"
          label={fill(own.notesOf, { number })}
          icon={<MessageSquareText size={16} />}
          onClick={() => onNotes(record)}
        />
      </>
    );
  };
