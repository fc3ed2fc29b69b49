import { usePpftzRecordings } from '@pabean/api/hooks';
import { Button } from '@pabean/ui/button';
import { useStatusGloss } from '@pabean/ui/messages';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Late } from '../../loading/late.tsx';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';
import { usePpftzMessages } from '../../messages/use-ppftz-messages.ts';
import { paths } from '../../paths.ts';
import { recordColumns } from '../../ppftz/record-columns.tsx';
import { ListPage } from '../../table/list-page.tsx';
import { useWholeList } from '../../table/use-list.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

const loadNewAju = () => import('./new-aju.tsx');

/** The PPFTZ records in recording, new or returned for correction. */
export function Page() {
  const messages = usePpftzMessages('recordingList');
  const own = usePpftzMessages('ppftzRecords');
  const { status: statusHead } = usePageMessages('applicationList');
  const shared = useSharedMessages();
  const statusGloss = useStatusGloss();
  const list = useWholeList(usePpftzRecordings());
  const [adding, setAdding] = useState(false);
  const close = () => setAdding(false);
  const columns = useMemo(
    () =>
      Object.values(
        recordColumns(
          { own, shared, kindHead: shared.labels.ajuKind, statusHead, statusGloss },
          paths.ppftzEditor,
        ),
      ),
    [own, shared, statusHead, statusGloss],
  );
  const actions = useMemo(() => actionsIn(messages), [messages]);
  return (
    <ListPage
      {...list}
      area="ppftz"
      title="ppftzRecording"
      messages={{ ...messages, searchIn: own.searchIn }}
      add={
        <Button variant="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      }
      columns={columns}
      actions={actions}
      dialogs={{
        history: (record, onClose) => <HistoryDialog record={record} onClose={onClose} />,
        delete: (record, onClose) => <DeleteDialog record={record} onClose={onClose} />,
      }}
    >
      {adding && (
        <Late
          load={loadNewAju}
          dialog={{ heading: messages.add, onRequestClose: close }}
          loading={messages.loading}
          failed={messages.failed}
        >
          {({ NewAju }) => <NewAju onClose={close} />}
        </Late>
      )}
    </ListPage>
  );
}
