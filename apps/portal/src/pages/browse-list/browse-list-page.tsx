import type { ListedApplication } from '@pabean/api/contract';
import { usePermitTypes } from '@pabean/api/hooks';
import { fill } from '@pabean/api/rules';
import type { TableFilter } from '@pabean/ui/data-table';
import { useStatusGloss } from '@pabean/ui/messages';
import { useMemo } from 'react';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { useArea } from '../../permit/area.ts';
import { RefileDialog } from '../../permit/refile-dialog.tsx';
import { ListPage } from '../../table/list-page.tsx';
import { useSearchedList } from '../../table/use-searched-list.tsx';
import { columnsIn } from './columns.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

const typeOf = ({ permitTypeId }: ListedApplication) => permitTypeId;

/** The filter beside the search: every licence type of the reference data, or until it is loaded, of the rows. */
function useTypeFilter(rows: readonly ListedApplication[] | undefined): TableFilter<ListedApplication> {
  const own = usePageMessages('browseList');
  const { permitType } = usePageMessages('applicationList');
  const { data } = usePermitTypes();
  return useMemo(() => {
    const known = data?.map(({ id, name }) => [id, name] as const);
    const seen = rows?.map(({ permitTypeId, permitTypeName }) => [permitTypeId, permitTypeName] as const);
    const options = [...new Map(known ?? seen)].map(([value, label]) => ({ value, label }));
    return { id: 'jenis', label: permitType, all: own.allTypes, options, optionOf: typeOf };
  }, [data, rows, own, permitType]);
}

/** The company's sent applications with their results: by the time of sending, unless another order is chosen. */
export function Page() {
  const own = usePageMessages('browseList');
  const shared = usePageMessages('applicationList');
  const again = usePageMessages('refile');
  const area = useArea();
  const { [area.titles.list]: applications } = useAppMessages('titles');
  const list = useSearchedList(area.useBrowseList, shared, { filters: area.of ? [] : ['jenis'] });
  const messages = useMemo(() => ({ own, shared, again }), [own, shared, again]);
  const statusGloss = useStatusGloss();
  const columns = useMemo(() => columnsIn(messages, area, statusGloss), [messages, area, statusGloss]);
  const filter = useTypeFilter(list.rows);
  // The zone has few permit types: its list has only the search.
  const filters = useMemo(() => (area.of ? [] : [filter]), [filter, area]);
  const actions = useMemo(() => actionsIn(messages, area), [messages, area]);
  return (
    <ListPage
      {...list}
      area="permits"
      title={area.titles.browse}
      messages={{ ...own, emptyText: fill(own.emptyText, { list: applications }) }}
      columns={columns}
      filters={filters}
      actions={actions}
      dialogs={{
        notes: (application, onClose) => <NotesDialog application={application} onClose={onClose} />,
        refile: (application, onClose) => <RefileDialog application={application} onClose={onClose} />,
      }}
    />
  );
}
