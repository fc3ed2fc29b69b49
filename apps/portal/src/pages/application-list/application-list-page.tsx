import type { ListedApplication } from '@pabean/api/contract';
import { ButtonLink } from '@pabean/ui/button';
import { useOffice } from '@pabean/ui/office';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { hrefTo } from '../../paths.ts';
import { useArea } from '../../permit/area.ts';
import { statusFilter } from '../../permit/status-filter.ts';
import { ListPage } from '../../table/list-page.tsx';
import { useSearchedList } from '../../table/use-searched-list.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { useWords } from '../../words/words.tsx';
import { columnsIn } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

// Fresh from its sending an application stands last; rows from before still have it among the drafts.
const isInPlace = ({ sentAt }: ListedApplication) => sentAt !== null;

/** The user's applications: drafts first, then by the time they were sent, unless another order is asked for. */
export function Page() {
  const words = usePageWords('applicationList');
  const { date } = useWords('common');
  const { timeZone } = useOffice();
  const area = useArea();
  const list = useSearchedList(area.useApplications, words, { filters: ['status'], isInPlace });
  const columns = useMemo(() => columnsIn(words, date, area, timeZone), [words, date, area, timeZone]);
  const filters = useMemo(() => [statusFilter(words)], [words]);
  const actions = useMemo(() => actionsIn(words, area), [words, area]);
  return (
    <ListPage
      {...list}
      area="permits"
      title={area.titles.list}
      words={words}
      add={
        <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(area.form)}>
          {words.add}
        </ButtonLink>
      }
      columns={columns}
      filters={filters}
      actions={actions}
      dialogs={{
        delete: (application, onClose) => <DeleteDialog application={application} onClose={onClose} />,
      }}
    />
  );
}
