import type { ListedDokap } from '@pabean/api/contract';
import {
  useDeleteNoStrip,
  useDeleteRow,
  useRowDownload,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveNoStrip,
  useStoredRows,
} from '@pabean/api/hooks';
import { type DokapList, declaredRows, dokapListOf } from '@pabean/api/rules';
import { ContainerListEditor, DatedDocumentsEditor, NoStripEditor } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useDrafts } from '../../drafts/drafts.tsx';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { StaleAlert } from '../../loading/stale-alert.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { type LoadState, useLoadState } from '../../loading/use-load-state.ts';
import { useDetailWords } from '../../words/detail-words.ts';
import { DownloadProblem } from '../download-problem.tsx';
import { useDownload } from '../use-download.ts';

/** Props of {@link RowsTask}. */
export interface RowsTaskProps {
  /** The list document whose rows are edited. */
  dokap: ListedDokap;
  /** Which application it belongs to, in words. */
  thing: string;
  onClose: () => void;
  /** Told whether there is something to lose. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Edits the rows of a list document, each kind of list in its own editor. */
export function RowsTask(props: RowsTaskProps) {
  const list = dokapListOf(props.dokap.code);
  if (list === 'containers') return <Containers {...props} />;
  return list === 'datedDocuments' ? <DatedDocuments {...props} /> : <NoStrip {...props} />;
}

/** The rows as the server has them when the editor opens. */
function useRows<List extends DokapList>(list: List, { id }: ListedDokap) {
  const rows = useStoredRows(list, id);
  useForgetOnClose(rows);
  return useLoadState([rows]);
}

function Waiting({ dokap, load, onClose }: RowsTaskProps & { load: LoadState<unknown> }) {
  const words = useDetailWords('applicationDetail');
  return (
    <LoadingDialog
      heading={dokap.name}
      load={load}
      loading={words.loadingRows}
      failed={words.rowsFailed}
      onRequestClose={onClose}
    />
  );
}

function Containers(props: RowsTaskProps) {
  const { dokap, thing, onClose, onDirtyChange } = props;
  const load = useRows('containers', dokap);
  const save = useSaveContainers(dokap);
  const toast = useToast();
  const store = useDrafts();
  if (!load.data) return <Waiting {...props} load={load} />;
  return (
    <ContainerListEditor
      open
      heading={dokap.name}
      thing={thing}
      declared={declaredRows(dokap.code, dokap.first) ?? 0}
      rows={load.data[0]}
      draft={{ store, record: dokap.id }}
      onDirtyChange={onDirtyChange}
      onSave={save.run}
      onSaved={({ message }) => {
        toast.show(message);
        onClose();
      }}
      onRequestClose={onClose}
    />
  );
}

function DatedDocuments(props: RowsTaskProps) {
  const { dokap, thing, onClose, onDirtyChange } = props;
  const load = useRows('datedDocuments', dokap);
  const add = useSaveDatedDocument(dokap);
  const remove = useDeleteRow();
  const download = useDownload(useRowDownload().run);
  const store = useDrafts();
  if (!load.data) return <Waiting {...props} load={load} />;
  const [rows] = load.data;
  return (
    <DatedDocumentsEditor
      open
      heading={dokap.name}
      thing={thing}
      declared={declaredRows(dokap.code, dokap.first) ?? 0}
      rows={rows}
      notice={
        <>
          <StaleAlert {...load} />
          <DownloadProblem problem={download.problem} />
        </>
      }
      draft={{ store, record: dokap.id }}
      onDirtyChange={onDirtyChange}
      onAdd={add.run}
      onDelete={remove.run}
      onOpenFile={({ id }) => {
        const wanted = rows.find((row) => row.id === id);
        if (wanted) download.start(wanted);
      }}
      onRequestClose={onClose}
    />
  );
}

function NoStrip(props: RowsTaskProps) {
  const { dokap, thing, onClose, onDirtyChange } = props;
  const load = useRows('noStrip', dokap);
  const add = useSaveNoStrip(dokap);
  const remove = useDeleteNoStrip();
  const store = useDrafts();
  if (!load.data) return <Waiting {...props} load={load} />;
  return (
    <NoStripEditor
      open
      heading={dokap.name}
      thing={thing}
      rows={load.data[0]}
      notice={<StaleAlert {...load} />}
      draft={{ store, record: dokap.id }}
      onDirtyChange={onDirtyChange}
      onAdd={add.run}
      onDelete={remove.run}
      onRequestClose={onClose}
    />
  );
}
