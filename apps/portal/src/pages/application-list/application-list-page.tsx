import type { ListedApplication } from '@pabean/api/contract';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { ButtonLink } from '@pabean/ui/button';
import { DataTable } from '@pabean/ui/data-table';
import { useOffice } from '@pabean/ui/office';
import { PageHeader } from '@pabean/ui/page-header';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { hrefTo } from '../../paths.ts';
import { useFoundRows } from '../../table/use-found-rows.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import { useArea } from '../area.ts';
import { usePermitCrumbs } from '../area-crumbs.ts';
import { LacksOlder } from '../lacks-older.tsx';
import { columnsIn } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { actionsIn } from './row-actions.tsx';
import { statusFilter } from './status-filter.ts';

/** The user's applications: drafts first, then by the time they were sent, unless another order is asked for. */
export function Page() {
  const words = usePageWords('applicationList');
  const area = useArea();
  const heading = useWords('titles')[area.titles.list];
  const add = (
    <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(area.form)}>
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader heading={heading} breadcrumb={<Breadcrumb items={usePermitCrumbs()} />} actions={add}>
        {words.lead}
      </PageHeader>
      <ApplicationTable />
    </>
  );
}

function ApplicationTable() {
  const words = usePageWords('applicationList');
  const { date } = useWords('common');
  const area = useArea();
  const caption = useWords('titles')[area.titles.list];
  const table = useTableAddress('status');
  const { load, lacksOlder } = useFoundRows(area.useApplications, table.state.query);
  const { state, current } = table;
  // Fresh from its sending an application stands last; rows of before still have it among the drafts.
  const at = load.rows?.findIndex(({ id, sentAt }) => id === current && sentAt !== null) ?? -1;
  const page = at < 0 ? state.page : Math.floor(at / state.size) + 1;
  const [deleting, setDeleting] = useState<ListedApplication>();
  const { timeZone } = useOffice();
  const columns = useMemo(() => columnsIn(words, date, area, timeZone), [words, date, area, timeZone]);
  const filters = useMemo(() => [statusFilter(words)], [words]);
  // The same function each time: rows that did not change are not drawn again.
  const actions = useMemo(() => actionsIn(words, area, setDeleting), [words, area]);

  return (
    <>
      {lacksOlder && <LacksOlder words={words} />}
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
