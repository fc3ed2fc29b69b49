import { dokapForEdit, dokapRows, type ListedDokap, readRow } from '@pabean/api/contract';
import {
  useClient,
  useContainerTemplate,
  useDeleteNoStrip,
  useDeleteRow,
  useDokap,
  useRowDownload,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveNoStrip,
  useSaveNoStripRows,
  useStoredRows,
} from '@pabean/api/hooks';
import { type DokapList, declaredRows, dokapListOf, type UploadLimit } from '@pabean/api/rules';
import { ContainerListEditor } from '@pabean/forms/container-list';
import { DatedDocumentsEditor } from '@pabean/forms/dated-documents';
import { NoStripEditor } from '@pabean/forms/no-strip';
import { useToast } from '@pabean/ui/toast';
import { useState } from 'react';
import { useDrafts } from '../../drafts/use-drafts.ts';
import { DownloadProblem } from '../../files/download-problem.tsx';
import { Preview, type Wanted } from '../../files/preview.tsx';
import { saveText } from '../../files/save-text.ts';
import { useDownload } from '../../files/use-download.ts';
import { LoadingDialog } from '../../loading/loading-dialog.tsx';
import { StaleAlert } from '../../loading/stale-alert.tsx';
import { useForgetOnClose } from '../../loading/use-forget-on-close.ts';
import { type LoadState, useLoadState } from '../../loading/use-load-state.ts';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';
import { useSignedIn } from '../../session/session-context.ts';

/** Props of {@link RowsTask}. */
export interface RowsTaskProps {
  /** The list document whose rows are edited. */
  dokap: ListedDokap;
  /** The application that it belongs to, as text. */
  thing: string;
  /** The limit for a file of a row. */
  limit: UploadLimit;
  onClose: () => void;
  /** Called with whether there are unsaved changes. */
  onDirtyChange: (dirty: boolean) => void;
}

/** Edits the rows of a list document, with the editor of its kind. */
export function RowsTask(props: RowsTaskProps) {
  const list = dokapListOf(props.dokap.code);
  if (list === 'containers') return <Containers {...props} />;
  return list === 'datedDocuments' ? <DatedDocuments {...props} /> : <NoStrip {...props} />;
}

/** The rows on the server when the editor opens. */
function useRows<List extends DokapList>(list: List, { id }: ListedDokap) {
  const rows = useStoredRows(list, id);
  useForgetOnClose(rows);
  return useLoadState([rows]);
}

/** The containers on the server, and the version of their document. */
function useContainers({ id }: ListedDokap) {
  const rows = useStoredRows('containers', id);
  const dokap = useDokap(id);
  useForgetOnClose(rows);
  useForgetOnClose(dokap);
  return useLoadState([rows, dokap]);
}

function Waiting({ dokap, load, onClose }: RowsTaskProps & { load: LoadState<unknown> }) {
  const messages = useDetailMessages('applicationDetail');
  return (
    <LoadingDialog
      heading={dokap.name}
      load={load}
      loading={messages.loadingRows}
      failed={messages.rowsFailed}
      onRequestClose={onClose}
    />
  );
}

function Containers(props: RowsTaskProps) {
  const { dokap, thing, onClose, onDirtyChange } = props;
  const load = useContainers(dokap);
  // As it was when the editor opened: later changes by others are not overwritten.
  const [opened, setOpened] = useState<ListedDokap>();
  const current = load.data?.[1];
  if (current && !opened) setOpened(current);
  const save = useSaveContainers(dokap);
  const client = useClient();
  const template = useDownload(useContainerTemplate().run);
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
      notice={<DownloadProblem problem={template.problem} />}
      onTemplate={() => template.start(undefined)}
      version={opened?.version}
      onSave={(rows, { version, ...options }) => save.run({ rows, version }, options)}
      loadLatest={async () => {
        // In this order: rows that are newer than their version are refused once more.
        const { version } = await client.call(dokapForEdit, { body: { id: dokap.id } });
        const latest = await client.call(dokapRows, { body: { dokapId: dokap.id } });
        return { rows: latest.map((row) => readRow('containers', row)), version };
      }}
      onSaved={({ message }) => {
        toast.show(message);
        onClose();
      }}
      onRequestClose={onClose}
    />
  );
}

function DatedDocuments(props: RowsTaskProps) {
  const { dokap, thing, limit, onClose, onDirtyChange } = props;
  const load = useRows('datedDocuments', dokap);
  const add = useSaveDatedDocument(dokap);
  const remove = useDeleteRow();
  const { run } = useRowDownload();
  const [wanted, setWanted] = useState<Wanted>();
  const store = useDrafts();
  if (!load.data) return <Waiting {...props} load={load} />;
  const [rows] = load.data;
  return (
    <>
      <DatedDocumentsEditor
        open
        heading={dokap.name}
        thing={thing}
        declared={declaredRows(dokap.code, dokap.first) ?? 0}
        rows={rows}
        notice={<StaleAlert {...load} />}
        limit={limit}
        draft={{ store, record: dokap.id }}
        onDirtyChange={onDirtyChange}
        onAdd={add.run}
        onDelete={remove.run}
        onOpenFile={(row) => setWanted({ name: row.number, thing: row.fileName ?? '', load: () => run(row) })}
        onRequestClose={onClose}
      />
      <Preview wanted={wanted} onClose={() => setWanted(undefined)} />
    </>
  );
}

function NoStrip(props: RowsTaskProps) {
  const { dokap, thing, onClose, onDirtyChange } = props;
  const load = useRows('noStrip', dokap);
  const add = useSaveNoStrip(dokap);
  const { rowsAtOnce } = useSignedIn().user;
  const addMany = useSaveNoStripRows(dokap, rowsAtOnce);
  const remove = useDeleteNoStrip();
  const messages = useDetailMessages('applicationDetail');
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
      onAddMany={addMany.run}
      onTemplate={(csv) => saveText(messages.noStripFile, csv)}
      onDelete={remove.run}
      onRequestClose={onClose}
    />
  );
}
