import { type ListedApplication, maxListed } from '@pabean/api/contract';
import { useApplications } from '@pabean/api/hooks';
import { fill, formatNumber } from '@pabean/api/rules';
import { Alert, Breadcrumb, ButtonLink, DataTable, PageHeader } from '@pabean/ui';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTableLoad } from '../../loading/use-load-state.ts';
import { hrefTo, paths } from '../../paths.ts';
import { useSettled } from '../../table/use-settled.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import { usePermitCrumbs } from '../crumbs.ts';
import { columnsIn } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { actionsIn } from './row-actions.tsx';
import { statusFilter } from './status-filter.ts';

/** The user's applications: drafts first, then by the time they were sent, unless another order is asked for. */
export function Page() {
  const words = usePageWords('applicationList');
  const { applications } = useWords('titles');
  const add = (
    <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(paths.applicationForm)}>
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader heading={applications} breadcrumb={<Breadcrumb items={usePermitCrumbs()} />} actions={add}>
        {words.lead}
      </PageHeader>
      <ApplicationTable />
    </>
  );
}

function ApplicationTable() {
  const words = usePageWords('applicationList');
  const { date } = useWords('common');
  const { applications: caption } = useWords('titles');
  const table = useTableAddress('status');
  const whole = useApplications();
  const lacksOlder = whole.data?.length === maxListed;
  const found = useApplications(useSettled(lacksOlder ? table.state.query : ''));
  // Until the server has answered, the table searches what is here.
  const load = useTableLoad({ ...found, data: found.data ?? whole.data });
  const { state, current } = table;
  // Fresh from its sending an application stands last; rows of before still have it among the drafts.
  const at = load.rows?.findIndex(({ id, sentAt }) => id === current && sentAt !== null) ?? -1;
  const page = at < 0 ? state.page : Math.floor(at / state.size) + 1;
  const [deleting, setDeleting] = useState<ListedApplication>();
  const columns = useMemo(() => columnsIn(words, date), [words, date]);
  const filters = useMemo(() => [statusFilter(words)], [words]);
  // The same function each time: rows that did not change are not drawn again.
  const actions = useMemo(() => actionsIn(words, setDeleting), [words]);

  return (
    <>
      {lacksOlder && (
        <Alert heading={fill(words.lacksOlder, { count: formatNumber(maxListed, { decimals: 0 }) })}>
          {words.lacksOlderText}
        </Alert>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        {...load}
        rowId={(application) => application.id}
        filters={filters}
        {...table}
        state={{ ...state, page }}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={words.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
      {deleting && <DeleteDialog application={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
