import type { ListedApplication } from '@pabean/api/contract';
import { usePermitTypes } from '@pabean/api/hooks';
import { fill } from '@pabean/api/rules';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { DataTable, type TableFilter } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { useMemo, useState } from 'react';
import { useFoundRows } from '../../table/use-found-rows.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import { useArea } from '../area.ts';
import { useBrowseCrumbs } from '../area-crumbs.ts';
import { LacksOlder } from '../lacks-older.tsx';
import { RefileDialog } from '../refile-dialog.tsx';
import { columnsIn } from './columns.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

/** Everything that the company has sent, with what became of it: by the time of sending, unless another order is asked for. */
export function Page() {
  const { lead } = usePageWords('browseList');
  const heading = useWords('titles')[useArea().titles.browse];
  return (
    <>
      <PageHeader heading={heading} breadcrumb={<Breadcrumb items={useBrowseCrumbs()} />}>
        {lead}
      </PageHeader>
      <BrowseTable />
    </>
  );
}

type Task = { readonly kind: 'notes' | 'refile'; readonly application: ListedApplication };

const typeOf = ({ permitTypeId }: ListedApplication) => permitTypeId;

/** The filter beside the search: every licence type of the reference data, or as long as there is none, of the rows. */
function useTypeFilter(rows: readonly ListedApplication[] | undefined): TableFilter<ListedApplication> {
  const own = usePageWords('browseList');
  const { permitType } = usePageWords('applicationList');
  const { data } = usePermitTypes();
  return useMemo(() => {
    const known = data?.map(({ id, name }) => [id, name] as const);
    const seen = rows?.map(({ permitTypeId, permitTypeName }) => [permitTypeId, permitTypeName] as const);
    const options = [...new Map(known ?? seen)].map(([value, label]) => ({ value, label }));
    return { id: 'jenis', label: permitType, all: own.allTypes, options, optionOf: typeOf };
  }, [data, rows, own, permitType]);
}

function BrowseTable() {
  const own = usePageWords('browseList');
  const shared = usePageWords('applicationList');
  const area = useArea();
  const titles = useWords('titles');
  const table = useTableAddress(...(area.of ? [] : ['jenis']));
  const { load, lacksOlder } = useFoundRows(area.useBrowseList, table.state.query);
  const [task, setTask] = useState<Task>();
  const again = usePageWords('refile');
  const words = useMemo(() => ({ own, shared, again }), [own, shared, again]);
  const columns = useMemo(() => columnsIn(words, area), [words, area]);
  const filter = useTypeFilter(load.rows);
  // The zone has few types of permits: its list is searched only.
  const filters = useMemo(() => (area.of ? [] : [filter]), [filter, area]);
  // The same function each time: rows that did not change are not drawn again.
  const actions = useMemo(
    () =>
      actionsIn(words, area, {
        onNotes: (application) => setTask({ kind: 'notes', application }),
        onRefile: (application) => setTask({ kind: 'refile', application }),
      }),
    [words, area],
  );
  const close = () => setTask(undefined);
  return (
    <>
      {lacksOlder && <LacksOlder words={shared} />}
      <DataTable
        caption={titles[area.titles.browse]}
        columns={columns}
        {...load}
        rowId={(application) => application.id}
        filters={filters}
        {...table}
        actions={actions}
        searchLabel={own.search}
        searchPlaceholder={own.searchIn}
        empty={{ heading: own.empty, text: fill(own.emptyText, { list: titles[area.titles.list] }) }}
      />
      {task?.kind === 'notes' && <NotesDialog application={task.application} onClose={close} />}
      {task?.kind === 'refile' && <RefileDialog application={task.application} onClose={close} />}
    </>
  );
}
