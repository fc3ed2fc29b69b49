import type { ListedLetter } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { MessageSquareText } from 'lucide-react';
import type { LetterWords } from '../../words/letters-id.ts';

/**
 * What can be done with a row: its spreadsheet, and the notes.
 *
 * @param preparing Ids of the letters whose spreadsheet is on its way.
 */
export const actionsIn =
  (
    words: LetterWords['letterList'],
    onDownload: (letter: ListedLetter) => void,
    preparing: ReadonlySet<string>,
  ) =>
  (letter: ListedLetter, open: (dialog: 'notes') => void) => (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={preparing.has(letter.id)}
        busyLabel={words.preparing}
        aria-label={fill(words.downloadOf, { number: letter.number })}
        onClick={() => onDownload(letter)}
      >
        {words.download}
      </Button>
      <IconButton
        size="small"
        label={fill(words.notesOf, { number: letter.number })}
        icon={<MessageSquareText size={16} />}
        onClick={() => open('notes')}
      />
    </>
  );
