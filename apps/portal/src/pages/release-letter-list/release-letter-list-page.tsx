import { type ListedLetter, letterSorts } from '@pabean/api/contract';
import { useReleaseLetters } from '@pabean/api/hooks';
import { fill, todayIn } from '@pabean/api/rules';
import { useOffice } from '@pabean/ui/office';
import { useMemo } from 'react';
import { useLetterMessages } from '../../messages/use-letter-messages.ts';
import { ListPage } from '../../table/list-page.tsx';
import { usePagedList } from '../../table/use-list.ts';
import { columnsIn } from './columns.tsx';
import { LetterLines } from './letter-lines.tsx';
import { LetterNotes } from './letter-notes.tsx';
import { actionsIn } from './row-actions.tsx';
import { useSpreadsheet } from './use-spreadsheet.ts';

/** The company's collective release letters, the latest first unless another order is chosen. */
export function Page() {
  const messages = useLetterMessages('letterList');
  const { timeZone } = useOffice();
  const list = usePagedList(letterSorts, useReleaseLetters);
  const { start, preparing, problem } = useSpreadsheet();
  const today = todayIn(timeZone);
  const columns = useMemo(() => columnsIn(messages, today), [messages, today]);
  const actions = useMemo(() => actionsIn(messages, start, preparing), [messages, start, preparing]);
  const expansion = useMemo(
    () => ({
      label: ({ number }: ListedLetter) => fill(messages.linesOf, { number }),
      render: (letter: ListedLetter) => <LetterLines letter={letter} />,
    }),
    [messages],
  );
  return (
    <ListPage
      {...list}
      area="releaseLetters"
      title="releaseLetterList"
      messages={messages}
      problem={problem}
      columns={columns}
      expansion={expansion}
      actions={actions}
      dialogs={{ notes: (letter, onClose) => <LetterNotes letter={letter} onClose={onClose} /> }}
    />
  );
}
