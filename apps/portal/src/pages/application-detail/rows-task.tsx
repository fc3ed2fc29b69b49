import { downloadAnswer } from '@pabean/api/client';
import { type ListedDokap, readRow } from '@pabean/api/contract';
import {
  useDeleteNoStrip,
  useDeleteRow,
  useDokapRows,
  useRowDownload,
  useSaveContainers,
  useSaveDatedDocument,
  useSaveNoStrip,
} from '@pabean/api/hooks';
import { declaredRows, dokapListOf } from '@pabean/api/rules';
import { ContainerListEditor, DatedDocumentsEditor, NoStripEditor } from '@pabean/forms';
import { useToast } from '@pabean/ui';
import { useDrafts } from '../../drafts/drafts.tsx';

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

function Containers({ dokap, thing, onClose, onDirtyChange }: RowsTaskProps) {
  const rows = useDokapRows(dokap.id);
  const save = useSaveContainers(dokap);
  const toast = useToast();
  const store = useDrafts();
  if (!rows.data) return null;
  return (
    <ContainerListEditor
      open
      heading={dokap.name}
      thing={thing}
      declared={declaredRows(dokap.code, dokap.first) ?? 0}
      rows={rows.data.map((row) => readRow('containers', row))}
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

function DatedDocuments({ dokap, thing, onClose, onDirtyChange }: RowsTaskProps) {
  const rows = useDokapRows(dokap.id);
  const add = useSaveDatedDocument(dokap);
  const remove = useDeleteRow();
  const download = useRowDownload();
  const store = useDrafts();
  return (
    <DatedDocumentsEditor
      open={rows.data !== undefined}
      heading={dokap.name}
      thing={thing}
      declared={declaredRows(dokap.code, dokap.first) ?? 0}
      rows={rows.data?.map((row) => readRow('datedDocuments', row)) ?? []}
      draft={{ store, record: dokap.id }}
      onDirtyChange={onDirtyChange}
      onAdd={add.run}
      onDelete={remove.run}
      onOpenFile={(row) => download.run(row).then(downloadAnswer, () => undefined)}
      onRequestClose={onClose}
    />
  );
}

function NoStrip({ dokap, thing, onClose, onDirtyChange }: RowsTaskProps) {
  const rows = useDokapRows(dokap.id);
  const add = useSaveNoStrip(dokap);
  const remove = useDeleteNoStrip();
  const store = useDrafts();
  return (
    <NoStripEditor
      open={rows.data !== undefined}
      heading={dokap.name}
      thing={thing}
      rows={rows.data?.map((row) => readRow('noStrip', row)) ?? []}
      draft={{ store, record: dokap.id }}
      onDirtyChange={onDirtyChange}
      onAdd={add.run}
      onDelete={remove.run}
      onRequestClose={onClose}
    />
  );
}
