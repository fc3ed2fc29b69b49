import { type ListedLetter, letterSorts } from '@pabean/api/contract';
import { useReleaseLetters } from '@pabean/api/hooks';
import { fill, todayIn } from '@pabean/api/rules';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { DataTable } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { useMemo, useState } from 'react';
import { useLoadState } from '../../loading/use-load-state.ts';
import { pageAsked, serverPage } from '../../table/server-page.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { useLetterWords } from '../../words/letter-words.ts';
import { useWords } from '../../words/words.tsx';
import { useReleaseLetterCrumbs } from '../crumbs.ts';
import { DownloadProblem } from '../download-problem.tsx';
import { columnsIn } from './columns.tsx';
import { LetterLines } from './letter-lines.tsx';
import { LetterNotes } from './letter-notes.tsx';
import { actionsIn } from './row-actions.tsx';
import { useSheet } from './use-sheet.ts';

/** The collective release letters of the company, the latest first unless another order is asked for. */
export function Page() {
  const { lead } = useLetterWords('letterList');
  const { releaseLetterList } = useWords('titles');
  return (
    <>
      <PageHeader heading={releaseLetterList} breadcrumb={<Breadcrumb items={useReleaseLetterCrumbs()} />}>
        {lead}
      </PageHeader>
      <LetterTable />
    </>
  );
}

function LetterTable() {
  const words = useLetterWords('letterList');
  const { releaseLetterList: caption } = useWords('titles');
  const { timeZone } = useOffice();
  const { state, current, onStateChange } = useTableAddress();
  const { data, busy, problem, retry } = useLoadState([useReleaseLetters(pageAsked(state, letterSorts))]);
  const { start, preparing, problem: failed } = useSheet();
  const [noted, setNoted] = useState<ListedLetter>();
  const today = todayIn(timeZone);
  const columns = useMemo(() => columnsIn(words, today), [words, today]);
  const actions = useMemo(
    () => actionsIn(words, { onDownload: start, onNotes: setNoted, preparing }),
    [words, start, preparing],
  );
  const expansion = useMemo(
    () => ({
      label: ({ number }: ListedLetter) => fill(words.linesOf, { number }),
      render: (letter: ListedLetter) => <LetterLines letter={letter} />,
    }),
    [words],
  );
  return (
    <>
      <DownloadProblem problem={failed} />
      <DataTable
        caption={caption}
        columns={columns}
        page={data && serverPage(data[0], state.page)}
        busy={busy}
        error={problem?.text}
        onRetry={retry}
        rowId={({ id }) => id}
        state={state}
        current={current}
        onStateChange={onStateChange}
        expansion={expansion}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={words.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
      {noted && <LetterNotes letter={noted} onClose={() => setNoted(undefined)} />}
    </>
  );
}
