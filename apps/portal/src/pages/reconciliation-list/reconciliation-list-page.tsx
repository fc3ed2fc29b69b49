import { type ListedManifest, manifestAddress } from '@pabean/api/contract';
import { useManifests, useRowDownload } from '@pabean/api/hooks';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { DataTable } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { hrefTo, paths } from '../../paths.ts';
import { useFoundRows } from '../../table/use-found-rows.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import { useReconciliationCrumbs } from '../crumbs.ts';
import { DownloadProblem } from '../download-problem.tsx';
import { LacksOlder } from '../lacks-older.tsx';
import { useDownload } from '../use-download.ts';
import { columnsIn } from './columns.tsx';
import { actionsIn } from './row-actions.tsx';

/** The manifests that the company has sent, by the time of sending unless another order is asked for. */
export function Page() {
  const words = usePageWords('reconciliationList');
  const { reconciliationList, reconciliationForm } = useWords('titles');
  const add = (
    <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(paths.reconciliationForm)}>
      {reconciliationForm}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        heading={reconciliationList}
        breadcrumb={<Breadcrumb items={useReconciliationCrumbs()} />}
        actions={add}
      >
        {words.lead}
      </PageHeader>
      <ManifestTable />
    </>
  );
}

function ManifestTable() {
  const words = usePageWords('reconciliationList');
  const shared = useSharedWords();
  const { timeZone } = useOffice();
  const { reconciliationList: caption } = useWords('titles');
  const table = useTableAddress();
  const { load, lacksOlder } = useFoundRows(useManifests, table.state.query);
  const { run } = useRowDownload();
  const { start, problem } = useDownload((manifest: ListedManifest) =>
    run({ fileUrl: manifestAddress(manifest), fileName: manifest.fileName }),
  );
  const { state, current } = table;
  // Fresh from its sending a manifest stands last.
  const at = load.rows?.findIndex(({ id }) => id === current) ?? -1;
  const page = at < 0 ? state.page : Math.floor(at / state.size) + 1;
  const columns = useMemo(() => columnsIn(words, shared, timeZone), [words, shared, timeZone]);
  const actions = useMemo(() => actionsIn(words, start), [words, start]);
  return (
    <>
      {lacksOlder && <LacksOlder words={words} />}
      <DownloadProblem problem={problem} />
      <DataTable
        caption={caption}
        columns={columns}
        {...load}
        rowId={(manifest) => manifest.id}
        {...table}
        state={{ ...state, page }}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={words.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
    </>
  );
}
