import type { ContainerRow } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { DraftProps, SaveOptions } from '../internal/index.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { ContainerListForm } from './container-list-form.tsx';
import type { LatestList } from './use-container-list.ts';

/** Props of {@link ContainerListEditor}. */
export interface ContainerListEditorProps<Answer> extends DraftProps {
  /** Whether the dialog is shown. Its content is mounted only while it is. */
  open: boolean;
  /** The document's name, the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** How many containers the document declares. */
  declared: number;
  /** The rows that the server has. */
  rows: readonly ContainerRow[];
  /**
   * Which version of the document `rows` belongs to; `onSave` is told which one was seen last.
   * Left out where nobody counts.
   */
  version?: string | undefined;
  /**
   * Loads the list as the server has it now, when a save was refused with 412 because somebody else saved one meanwhile.
   * People then see what differs, and choose. Left out, that is a failure like any other.
   */
  loadLatest?: () => Promise<LatestList>;
  /** Saves the whole list; a rejection with `fieldErrors` is shown at the rows. */
  onSave: (rows: ContainerRow[], options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the list was saved and its draft removed. Set `open` to false in it. */
  onSaved: (answer: Answer) => void;
  /** Called when the person wants to leave. Set `open` to false in it. */
  onRequestClose: () => void;
  /** Called to fetch the template of a CSV with the columns of the list; without it none is offered. */
  onTemplate?: () => void;
  /** Stands above the rows: something that must be said about them, such as that the template did not come. */
  notice?: ReactNode;
}

/** Edits the containers of a document (code 151): number after ISO 6346 and size in feet, as many as declared. */
export function ContainerListEditor<Answer>({ open, ...rest }: ContainerListEditorProps<Answer>) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor<Answer>(props: Omit<ContainerListEditorProps<Answer>, 'open'>) {
  const { heading, thing, onRequestClose, ...form } = props;
  const messages = useFormMessages('containers');
  return (
    <EditDialog
      heading={<span lang={dataLanguage}>{heading}</span>}
      description={fill(messages.about, { thing, count: form.declared })}
      onRequestClose={onRequestClose}
    >
      <ContainerListForm {...form} />
    </EditDialog>
  );
}
