import type { DokapRow } from '@pabean/api/contract';
import { fill, formatDate } from '@pabean/api/rules';
import { Button, Dialog } from '@pabean/ui';
import { useState } from 'react';
import { useFormWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { RowList } from '../internal/row-list.tsx';
import { DatedDocumentForm, type DatedDocumentSubmission } from './dated-document-form.tsx';

/** Props of {@link DatedDocumentsEditor}. */
export interface DatedDocumentsEditorProps {
  open: boolean;
  /** The document's name, the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** How many rows the document declares. */
  declared: number;
  /** The rows that the server has. */
  rows: readonly DokapRow[];
  /** The office's limit for a file. */
  limit: { checkedKb: number; shownKb: number };
  /** Adds one row; a rejection with `fieldErrors` is shown at the fields. */
  onAdd: (row: DatedDocumentSubmission) => Promise<unknown>;
  onDelete: (id: string) => Promise<unknown>;
  onRequestClose: () => void;
  /**
   * Opens a row's file.
   *
   * @default undefined
   */
  onOpenFile?: (row: DokapRow) => void;
}

/** The dated documents of a list (codes 145 and 146): number, date and file, added one by one. */
export function DatedDocumentsEditor({ open, ...rest }: DatedDocumentsEditorProps) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor(props: Omit<DatedDocumentsEditorProps, 'open'>) {
  const { heading, thing, declared, rows, limit, onAdd, onDelete, onRequestClose, onOpenFile } = props;
  const words = useFormWords('rows', own.rows);
  const [unsaved, setUnsaved] = useState(false);
  const full = rows.length >= declared;
  const saved = rows.map((row) => ({
    id: row.id,
    name: row.value1 ?? '',
    content: (
      <>
        <b>{row.value1}</b> · {formatDate(row.value2 ?? '')}
        {row.fileName && onOpenFile && (
          <Button variant="tertiary" size="small" onClick={() => onOpenFile(row)}>
            {row.fileName}
          </Button>
        )}
      </>
    ),
  }));
  return (
    <Dialog
      open
      purpose="edit"
      heading={heading}
      description={fill(words.about, { thing, count: rows.length, declared })}
      unsaved={unsaved}
      onRequestClose={onRequestClose}
    >
      <DatedDocumentForm full={full} declared={declared} limit={limit} onAdd={onAdd} onUnsaved={setUnsaved}>
        <RowList label={heading} rows={saved} onDelete={onDelete} />
      </DatedDocumentForm>
    </Dialog>
  );
}
