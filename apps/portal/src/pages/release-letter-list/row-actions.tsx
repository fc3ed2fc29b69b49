import type { ListedLetter } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Button, IconButton } from '@pabean/ui/button';
import { MessageSquareText } from 'lucide-react';
import type { LetterWords } from '../../words/letters-id.ts';

/** What a row does. */
export interface RowTasks {
  readonly onDownload: (letter: ListedLetter) => void;
  readonly onNotes: (letter: ListedLetter) => void;
  /** Ids of the letters whose spreadsheet is on its way. */
  readonly preparing: ReadonlySet<string>;
}

/** What can be done with a row: its spreadsheet, and the notes. */
export const actionsIn =
  (words: LetterWords['letterList'], { onDownload, onNotes, preparing }: RowTasks) =>
  (letter: ListedLetter) => (
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
        onClick={() => onNotes(letter)}
      />
    </>
  );
