import type { ListedLetter } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { MessageSquareText } from 'lucide-react';
import type { LetterMessages } from '../../messages/letters-id.ts';

/**
 * Actions of a row: its spreadsheet, and the notes.
 *
 * @param preparing Ids of the letters whose spreadsheet is being downloaded.
 */
export const actionsIn =
  (
    messages: LetterMessages['letterList'],
    onDownload: (letter: ListedLetter) => void,
    preparing: ReadonlySet<string>,
  ) =>
  (letter: ListedLetter, open: (dialog: 'notes') => void) => (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={preparing.has(letter.id)}
        busyLabel={messages.preparing}
        aria-label={fill(messages.downloadOf, { number: letter.number })}
        onClick={() => onDownload(letter)}
      >
        {messages.download}
      </Button>
      <IconButton
        size="small"
        label={fill(messages.notesOf, { number: letter.number })}
        icon={<MessageSquareText size={16} />}
        onClick={() => open('notes')}
      />
    </>
  );
