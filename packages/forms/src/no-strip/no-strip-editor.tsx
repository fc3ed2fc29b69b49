import type { NoStripRow, StoredRow } from '@pabean/api/contract';
import { dataLanguage, formatDate } from '@pabean/api/rules';
import { ContainerNumber } from '@pabean/ui/container-number';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { AttemptOptions, DraftProps, SaveOptions } from '../internal/index.ts';
import { EntryTable } from '../internal/rows/entry-table.tsx';
import type { RowColumn } from '../internal/rows/row-kind.ts';
import { note } from '../internal/rows/row-table.css.ts';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import { NoStripForm } from './no-strip-form.tsx';

/** Props of {@link NoStripEditor}. */
export interface NoStripEditorProps<Answer = unknown> extends DraftProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The document's name, shown as the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** The stored entries. */
  rows: readonly StoredRow<'noStrip'>[];
  /** Adds one entry; a rejection with `fieldErrors` is shown at the fields. */
  onAdd: (row: NoStripRow, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once an entry is added. */
  onAdded?: (answer: Answer) => void;
  /**
   * Adds several pasted or imported entries. If omitted, this is not offered. On a rejection the error is shown and the text is
   * kept, so that a retry can continue where the first attempt failed.
   */
  onAddMany?: (rows: NoStripRow[], options: AttemptOptions) => Promise<unknown>;
  /** Called with the text of a CSV template: column headings and an example line. If omitted, no template is offered. */
  onTemplate?: (csv: string) => void;
  /** Deletes a row. A rejection is shown above the rows. */
  onDelete: (id: string) => Promise<unknown>;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
  /** A notice above the content, such as that it could not be refreshed. */
  notice?: ReactNode;
}

/** The no-strip entries of a document (code 256): PPFTZ, BC 1.1, position and container, added one by one. */
export function NoStripEditor<Answer>({ open, ...rest }: NoStripEditorProps<Answer>) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor<Answer>(props: Omit<NoStripEditorProps<Answer>, 'open'>) {
  const { heading, thing, rows, onDelete, onRequestClose, notice, ...form } = props;
  const { sizeSuffix } = useFormMessages('containers');
  const { labels } = useSharedMessages();
  const columns: readonly RowColumn<StoredRow<'noStrip'>>[] = [
    {
      head: labels.containerNumber,
      cell: ({ containerNumber, containerSize }) => (
        <>
          <ContainerNumber value={containerNumber} /> · {containerSize} {sizeSuffix}
        </>
      ),
    },
    {
      head: labels.ppftzNumber,
      cell: ({ ppftzNumber, ppftzDate }) => <Dated number={ppftzNumber} date={ppftzDate} />,
    },
    {
      head: labels.bc11Number,
      cell: ({ bc11Number, bc11Date }) => <Dated number={bc11Number} date={bc11Date} />,
    },
    { head: labels.position, cell: ({ position }) => position },
  ];
  return (
    <EditDialog
      heading={<span lang={dataLanguage}>{heading}</span>}
      description={thing}
      onRequestClose={onRequestClose}
    >
      <NoStripForm {...form}>
        {notice}
        <EntryTable
          label={heading}
          columns={columns}
          rows={rows}
          nameOf={({ containerNumber }) => containerNumber}
          onDelete={({ id }) => onDelete(id)}
          onRestore={async (row) => {
            const answer = await form.onAdd(entryOf(row), { signal: new AbortController().signal });
            form.onAdded?.(answer);
          }}
        />
      </NoStripForm>
    </EditDialog>
  );
}

const entryOf = (row: StoredRow<'noStrip'>): NoStripRow => {
  const { ppftzNumber, ppftzDate, bc11Number, bc11Date, position, containerNumber, containerSize } = row;
  return { ppftzNumber, ppftzDate, bc11Number, bc11Date, position, containerNumber, containerSize };
};

const Dated = ({ number, date }: { number: string; date: string }) => (
  <>
    {number}
    <span className={note}>{formatDate(date)}</span>
  </>
);
