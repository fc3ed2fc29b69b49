import { downloadAnswer } from '@pabean/api/client';
import type { ListedDokap } from '@pabean/api/contract';
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
import { useOffice, useToast } from '@pabean/ui';
import { useDrafts } from '../../drafts/drafts.tsx';

/** Props of {@link RowsTask}. */
export interface RowsTaskProps {
  /** The list document whose rows are edited. */
  dokap: ListedDokap;
  /** Which application it belongs to, in words. */
  thing: string;
  onClose: () => void;
}

/** Edits the rows of a list document, each kind of list in its own editor. */
export function RowsTask(props: RowsTaskProps) {
  const list = dokapListOf(props.dokap.code);
  if (list === 'containers') return <Containers {...props} />;
  return list === 'datedDocuments' ? <DatedDocuments {...props} /> : <NoStrip {...props} />;
}

function Containers({ dokap, thing, onClose }: RowsTaskProps) {
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
      rows={rows.data.map(({ value1, value2 }) => ({ number: value1 ?? '', size: value2 ?? '' }))}
      draft={{ store, key: `rows/${dokap.id}` }}
      onSave={async (next) => toast.show((await save.run(next)).message)}
      onRequestClose={onClose}
    />
  );
}

function DatedDocuments({ dokap, thing, onClose }: RowsTaskProps) {
  const rows = useDokapRows(dokap.id);
  const add = useSaveDatedDocument(dokap);
  const remove = useDeleteRow();
  const download = useRowDownload();
  return (
    <DatedDocumentsEditor
      open={rows.data !== undefined}
      heading={dokap.name}
      thing={thing}
      declared={declaredRows(dokap.code, dokap.first) ?? 0}
      rows={rows.data ?? []}
      limit={useOffice().uploads.permit}
      onAdd={add.run}
      onDelete={remove.run}
      onOpenFile={(row) => download.run(row).then(downloadAnswer, () => undefined)}
      onRequestClose={onClose}
    />
  );
}

function NoStrip({ dokap, thing, onClose }: RowsTaskProps) {
  const rows = useDokapRows(dokap.id);
  const add = useSaveNoStrip(dokap);
  const remove = useDeleteNoStrip();
  return (
    <NoStripEditor
      open={rows.data !== undefined}
      heading={dokap.name}
      thing={thing}
      rows={rows.data ?? []}
      onAdd={add.run}
      onDelete={remove.run}
      onRequestClose={onClose}
    />
  );
}
