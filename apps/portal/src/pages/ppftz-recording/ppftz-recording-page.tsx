import type { ListedPpftz } from '@pabean/api/contract';
import { useDeletePpftz, usePpftzRecordings } from '@pabean/api/hooks';
import { writtenAjuNumber } from '@pabean/api/rules';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { Button } from '@pabean/ui/button';
import { DataTable } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useLateModule } from '../../loading/use-late-module.ts';
import { useTableLoad } from '../../loading/use-load-state.ts';
import { paths } from '../../paths.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import { ConfirmDeletion } from '../confirm-deletion.tsx';
import { useRecordingCrumbs } from '../crumbs.ts';
import { recordColumns } from '../ppftz-list/record-columns.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { actionsIn } from './row-actions.tsx';

const loadNewAju = () => import('./new-aju.tsx');

/** The PPFTZ records that are recorded, or came back for correction. */
export function Page() {
  const words = usePpftzWords('recordingList');
  const { ppftzRecording } = useWords('titles');
  const [adding, setAdding] = useState(false);
  const late = useLateModule(loadNewAju, adding);
  const [{ NewAju } = {}] = late.data ?? [];
  const close = () => setAdding(false);
  const add = (
    <Button variant="primary" icon={<Plus size={16} />} onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <>
      <PageHeader
        heading={ppftzRecording}
        breadcrumb={<Breadcrumb items={useRecordingCrumbs()} />}
        actions={add}
      >
        {words.lead}
      </PageHeader>
      <RecordingTable />
      {adding && NewAju && <NewAju onClose={close} />}
      {adding && !NewAju && (
        <LoadingDialog
          heading={words.add}
          load={late}
          loading={words.loading}
          failed={words.failed}
          onRequestClose={close}
        />
      )}
    </>
  );
}

type Task = { readonly kind: 'history' | 'delete'; readonly record: ListedPpftz };

function RecordingTable() {
  const words = usePpftzWords('recordingList');
  const own = usePpftzWords('ppftzRecords');
  const { status: statusHead } = usePageWords('applicationList');
  const shared = useSharedWords();
  const { ppftzRecording: caption } = useWords('titles');
  const table = useTableAddress();
  const load = useTableLoad(usePpftzRecordings());
  const [task, setTask] = useState<Task>();
  const close = () => setTask(undefined);
  const columns = useMemo(
    () =>
      Object.values(
        recordColumns({ own, shared, kindHead: shared.labels.ajuKind, statusHead }, paths.ppftzEditor),
      ),
    [own, shared, statusHead],
  );
  // The same function each time: rows that did not change are not drawn again.
  const actions = useMemo(
    () =>
      actionsIn(words, {
        onHistory: (record) => setTask({ kind: 'history', record }),
        onDelete: (record) => setTask({ kind: 'delete', record }),
      }),
    [words],
  );
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        {...load}
        rowId={(record) => record.id}
        {...table}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={own.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
      {task?.kind === 'history' && <HistoryDialog record={task.record} onClose={close} />}
      {task?.kind === 'delete' && <DeleteDialog record={task.record} onClose={close} />}
    </>
  );
}

function DeleteDialog({ record, onClose }: { record: ListedPpftz; onClose: () => void }) {
  const { deleteTitle, deleteQuestion } = usePpftzWords('recordingList');
  const common = useWords('common');
  const remove = useDeletePpftz();
  return (
    <ConfirmDeletion
      heading={deleteTitle}
      question={deleteQuestion}
      thing={`${writtenAjuNumber(record.ajuNumber)} · ${record.recipient}`}
      confirmLabel={common.delete}
      busyLabel={common.deleting}
      onDelete={() => remove.run(record.id)}
      onClose={onClose}
    />
  );
}
