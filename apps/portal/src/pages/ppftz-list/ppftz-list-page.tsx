import type { ListedPpftz } from '@pabean/api/contract';
import { usePpftzRecords, usePpftzStatuses } from '@pabean/api/hooks';
import { dataLanguage, formatDate, isPpftzBrowsed, ppftzKinds } from '@pabean/api/rules';
import { Breadcrumb } from '@pabean/ui/breadcrumb';
import { CellNote, DataTable, type TableFilter } from '@pabean/ui/data-table';
import { PageHeader } from '@pabean/ui/page-header';
import { useMemo, useState } from 'react';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { useLateModule } from '../../loading/use-late-module.ts';
import { useTableLoad } from '../../loading/use-load-state.ts';
import { paths } from '../../paths.ts';
import { useTableAddress } from '../../table/use-table-address.ts';
import { usePageWords } from '../../words/page-words.ts';
import { usePpftzWords } from '../../words/ppftz-words.ts';
import { useSharedWords, useWords } from '../../words/words.tsx';
import { usePpftzCrumbs } from '../crumbs.ts';
import { NotesDialog } from './notes-dialog.tsx';
import { recordColumns, statusOf } from './record-columns.tsx';
import { actionsIn, type RowTask } from './row-actions.tsx';

const loadTasks = () => import('./record-tasks.tsx');

/** Every PPFTZ record that was sent, by the time of sending unless another order is asked for. */
export function Page() {
  const { lead } = usePpftzWords('recordList');
  const { ppftzList } = useWords('titles');
  return (
    <>
      <PageHeader heading={ppftzList} breadcrumb={<Breadcrumb items={usePpftzCrumbs()} />}>
        {lead}
      </PageHeader>
      <RecordTable />
    </>
  );
}

const codeOf = ({ status }: ListedPpftz) => status;
const kindOf = ({ kind }: ListedPpftz) => kind;
const registrationOf = ({ registrationNumber }: ListedPpftz) => registrationNumber;

/** The statuses of the office that a record of this list may have, or as long as there are none, of the rows. */
function useStatusFilter(rows: readonly ListedPpftz[] | undefined): TableFilter<ListedPpftz> {
  const { status: label } = usePageWords('applicationList');
  const { statusFilter: all } = usePpftzWords('ppftzRecords');
  const { data } = usePpftzStatuses();
  return useMemo(() => {
    const known = data?.map(({ code, label }) => [code, label] as const);
    const seen = rows?.map((row) => [row.status, statusOf(row)] as const);
    const options = [...new Map(known ?? seen)]
      .filter(([value]) => isPpftzBrowsed(value))
      .map(([value, label]) => ({ value, label, lang: dataLanguage }));
    return { id: 'status', label, all, options, optionOf: codeOf };
  }, [data, rows, label, all]);
}

function RecordTable() {
  const words = usePpftzWords('recordList');
  const own = usePpftzWords('ppftzRecords');
  const { status: statusHead } = usePageWords('applicationList');
  const shared = useSharedWords();
  const { ppftzList: caption } = useWords('titles');
  const table = useTableAddress('status', 'jenis');
  const load = useTableLoad(usePpftzRecords());
  const [task, setTask] = useState<{ kind: RowTask; record: ListedPpftz }>();
  const close = () => setTask(undefined);
  const columns = useMemo(() => {
    const { number, recipient, kind, status } = recordColumns(
      { own, shared, kindHead: words.kind, statusHead },
      paths.ppftzDetail,
    );
    const registration = {
      id: 'registration',
      head: words.registration,
      nowrap: true,
      sortValue: registrationOf,
      searchText: registrationOf,
      cell: ({ registrationNumber, registrationDate }: ListedPpftz) => (
        <div>
          {registrationNumber ?? '–'}
          {registrationDate && <CellNote>{formatDate(registrationDate)}</CellNote>}
        </div>
      ),
    };
    return [number, registration, recipient, kind, status];
  }, [own, shared, words, statusHead]);
  const statusFilter = useStatusFilter(load.rows);
  const filters = useMemo((): TableFilter<ListedPpftz>[] => {
    const options = ppftzKinds.map((value) => ({ value, label: shared.ppftzKinds[value] }));
    const kind = {
      id: 'jenis',
      label: shared.labels.ajuKind,
      all: own.kindFilter,
      options,
      optionOf: kindOf,
    };
    return [statusFilter, kind];
  }, [statusFilter, own, shared]);
  // The same function each time: rows that did not change are not drawn again.
  const actions = useMemo(
    () => actionsIn(words, own, (kind, record) => setTask({ kind, record })),
    [words, own],
  );
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        {...load}
        rowId={(record) => record.id}
        filters={filters}
        {...table}
        actions={actions}
        searchLabel={words.search}
        searchPlaceholder={own.searchIn}
        empty={{ heading: words.empty, text: words.emptyText }}
      />
      {task?.kind === 'notes' && <NotesDialog record={task.record} onClose={close} />}
      <LateTask task={task} onClose={close} />
    </>
  );
}

interface LateTaskProps {
  task: { readonly kind: RowTask; readonly record: ListedPpftz } | undefined;
  onClose: () => void;
}

/** What is done above the list with forms, which come when the first is opened. */
function LateTask({ task, onClose }: LateTaskProps) {
  const words = usePpftzWords('recordList');
  const isProof = task?.kind === 'proof';
  const isLate = isProof || task?.kind === 'responses';
  const late = useLateModule(loadTasks, isLate);
  if (!task || !isLate) return null;
  const [{ Proof, Responses } = {}] = late.data ?? [];
  if (Proof && Responses)
    return isProof ? (
      <Proof record={task.record} onClose={onClose} />
    ) : (
      <Responses record={task.record} onClose={onClose} />
    );
  return (
    <LoadingDialog
      heading={isProof ? words.proof : words.responses}
      load={late}
      loading={isProof ? words.proofLoading : words.responsesLoading}
      failed={isProof ? words.proofFailed : words.responsesFailed}
      onRequestClose={onClose}
    />
  );
}
