import type { DokapRow, NoStripRow } from '@pabean/api/contract';
import { fill, formatDate } from '@pabean/api/rules';
import { ContainerNumber, Dialog } from '@pabean/ui';
import { useState } from 'react';
import { useFormWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { RowList } from '../internal/row-list.tsx';
import { NoStripForm } from './no-strip-form.tsx';

/** Props of {@link NoStripEditor}. */
export interface NoStripEditorProps {
  open: boolean;
  /** The document's name, the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** The entries that the server has. */
  rows: readonly DokapRow[];
  /** Adds one entry; a rejection with `fieldErrors` is shown at the fields. */
  onAdd: (row: NoStripRow) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
  onRequestClose: () => void;
}

/** The no-strip entries of a document (code 256): PPFTZ, BC 1.1, position and container, added one by one. */
export function NoStripEditor({ open, ...rest }: NoStripEditorProps) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor({
  heading,
  thing,
  rows,
  onAdd,
  onDelete,
  onRequestClose,
}: Omit<NoStripEditorProps, 'open'>) {
  const words = useFormWords('noStrip', own.noStrip);
  const [unsaved, setUnsaved] = useState(false);
  const saved = rows.map((row) => ({
    id: row.id,
    name: row.value6 ?? '',
    content: (
      <>
        <ContainerNumber value={row.value6 ?? ''} /> · {row.value7}
        <br />
        {fill(words.entry, {
          ppftz: row.value1 ?? '',
          ppftzDate: formatDate(row.value2 ?? ''),
          bc11: row.value3 ?? '',
          bc11Date: formatDate(row.value4 ?? ''),
          position: row.value5 ?? '',
        })}
      </>
    ),
  }));
  return (
    <Dialog
      open
      purpose="edit"
      heading={heading}
      description={thing}
      unsaved={unsaved}
      onRequestClose={onRequestClose}
    >
      <NoStripForm onAdd={onAdd} onUnsaved={setUnsaved}>
        <RowList label={heading} rows={saved} onDelete={onDelete} />
      </NoStripForm>
    </Dialog>
  );
}
