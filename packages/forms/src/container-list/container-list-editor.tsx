import type { ContainerRow } from '@pabean/api/contract';
import { dataLanguage, fill } from '@pabean/api/rules';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { DraftProps, SaveOptions } from '../internal/index.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { ContainerListForm } from './container-list-form.tsx';
import type { LatestList } from './use-container-list.ts';

/** Props of {@link ContainerListEditor}. */
export interface ContainerListEditorProps<Answer = unknown> extends DraftProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The document's name, shown as the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** How many containers the document declares. */
  declared: number;
  /** The stored rows, read when it opens: load them first. What is saved replaces them. */
  rows: readonly ContainerRow[];
  /**
   * The version of the document that `rows` belongs to; `onSave` gets the last version seen. Omit it if there are no versions.
   */
  version?: string | undefined;
  /**
   * Loads the current list when a save was refused with 412 because another user had saved one. The user then sees the
   * differences and chooses. If omitted, a 412 is a failure like any other.
   */
  loadLatest?: () => Promise<LatestList>;
  /** Saves the whole list; a rejection with `fieldErrors` is shown at the rows. */
  onSave: (rows: ContainerRow[], options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the list is saved and its draft removed; set `open` to false. */
  onSaved: (answer: Answer) => void;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
  /** Called to download a CSV template with the columns of the list. If omitted, no template is offered. */
  onTemplate?: () => void;
  /** A notice above the rows, such as that the template could not be downloaded. */
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
