import type { ListedApplication } from '@pabean/api/contract';
import { ButtonLink } from '@pabean/ui/button';
import { useStatusGloss } from '@pabean/ui/messages';
import { useOffice } from '@pabean/ui/office';
import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { hrefTo } from '../../paths.ts';
import { useArea } from '../../permit/area.ts';
import { statusFilter } from '../../permit/status-filter.ts';
import { ListPage } from '../../table/list-page.tsx';
import { useSearchedList } from '../../table/use-searched-list.tsx';
import { columnsIn } from './columns.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

// A just sent application is the last one; older rows still have it among the drafts.
const isInPlace = ({ sentAt }: ListedApplication) => sentAt !== null;

/** The user's applications: drafts first, then by the time they were sent, unless another order is chosen. */
export function Page() {
  const messages = usePageMessages('applicationList');
  const { date } = useAppMessages('common');
  const { timeZone } = useOffice();
  const area = useArea();
  const list = useSearchedList(area.useApplications, messages, { filters: ['status'], isInPlace });
  const statusGloss = useStatusGloss();
  const columns = useMemo(
    () => columnsIn(messages, date, area, timeZone, statusGloss),
    [messages, date, area, timeZone, statusGloss],
  );
  const filters = useMemo(() => [statusFilter(messages)], [messages]);
  const actions = useMemo(() => actionsIn(messages, area), [messages, area]);
  return (
    <ListPage
      {...list}
      area="permits"
      title={area.titles.list}
      messages={messages}
      add={
        <ButtonLink variant="primary" icon={<Plus size={16} />} href={hrefTo(area.form)}>
          {messages.add}
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
