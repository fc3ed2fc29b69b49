import type { StoredRow } from '@pabean/api/contract';
import { dataLanguage, fill, formatDate, type UploadLimit } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Progress } from '@pabean/ui/progress';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { DraftProps, SaveOptions } from '../internal/index.ts';
import { EntryTable } from '../internal/rows/entry-table.tsx';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { inCell } from '../internal/rows/row-table.css.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { DatedDocumentForm, type DatedDocumentSubmission } from './dated-document-form.tsx';

/** Props of {@link DatedDocumentsEditor}. */
export interface DatedDocumentsEditorProps<Answer = unknown> extends DraftProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The document's name, shown as the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** How many rows the document declares. */
  declared: number;
  /** The stored rows. */
  rows: readonly StoredRow<'datedDocuments'>[];
  /** Adds one row; a rejection with `fieldErrors` is shown at the fields. */
  onAdd: (row: DatedDocumentSubmission, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once a row is added. */
  onAdded?: (answer: Answer) => void;
  /** Deletes a row. A rejection is shown above the rows. */
  onDelete: (id: string) => Promise<unknown>;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
  /** A notice above the content, such as that it could not be refreshed. */
  notice?: ReactNode;
  /** Opens a row's file. */
  onOpenFile?: (row: StoredRow<'datedDocuments'>) => void;
  /**
   * The limit for a file.
   *
   * @default the office's limit for permit documents
   */
  limit?: UploadLimit;
}

/** The dated documents of a list (codes 145 and 146): number, date and file, added one by one. */
export function DatedDocumentsEditor<Answer>({ open, ...rest }: DatedDocumentsEditorProps<Answer>) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor<Answer>(props: Omit<DatedDocumentsEditorProps<Answer>, 'open'>) {
  const { heading, thing, rows, onDelete, onRequestClose, onOpenFile, notice, ...form } = props;
  const messages = useFormMessages('rows');
  const { documentNumber, documentDate, file } = useSharedMessages().labels;
  const columns: readonly RowColumn<StoredRow<'datedDocuments'>>[] = [
    { head: documentNumber, cell: ({ number }) => <b>{number}</b> },
    { head: documentDate, cell: ({ date }) => formatDate(date) },
    {
      head: file,
      cell: (row) =>
        row.fileName && onOpenFile ? (
          <Button variant="tertiary" size="small" flush className={inCell} onClick={() => onOpenFile(row)}>
            {row.fileName}
          </Button>
        ) : (
          (row.fileName ?? '–')
        ),
    },
  ];
  const count = fill(messages.saved, { count: rows.length, declared: form.declared });
  return (
    <EditDialog
      heading={<span lang={dataLanguage}>{heading}</span>}
      description={thing}
      onRequestClose={onRequestClose}
    >
      <DatedDocumentForm {...form} rows={rows}>
        {notice}
        <Progress
          label={messages.progress}
          labelHidden
          quiet
          value={form.declared > 0 ? rows.length / form.declared : 1}
          valueText={count}
        />
        <p aria-hidden="true">{count}</p>
        <EntryTable
          label={heading}
          columns={columns}
          rows={rows}
          nameOf={({ number }) => number}
          onDelete={({ id }) => onDelete(id)}
        />
      </DatedDocumentForm>
    </EditDialog>
  );
}
