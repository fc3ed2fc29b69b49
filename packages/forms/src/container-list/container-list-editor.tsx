import type { ContainerRow } from '@pabean/api/contract';
import { fill } from '@pabean/api/rules';
import { Dialog } from '@pabean/ui';
import { useState } from 'react';
import { type DraftStore, useFormWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { ContainerListForm } from './container-list-form.tsx';

/** Props of {@link ContainerListEditor}. */
export interface ContainerListEditorProps {
  open: boolean;
  /** The document's name, the dialog's heading. */
  heading: string;
  /** Which application it belongs to, such as its number. */
  thing: string;
  /** How many containers the document declares. */
  declared: number;
  /** The rows that the server has. */
  rows: readonly ContainerRow[];
  /** Saves the whole list; a rejection with `fieldErrors` is shown at the rows. */
  onSave: (rows: ContainerRow[]) => Promise<unknown>;
  onRequestClose: () => void;
  /**
   * Where what is typed is kept until it is saved, under which name.
   *
   * @default undefined, which keeps nothing
   */
  draft?: { store: DraftStore; key: string };
}

/** Edits the containers of a document (code 151): number after ISO 6346 and size in feet, as many as declared. */
export function ContainerListEditor({ open, ...rest }: ContainerListEditorProps) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor({ heading, thing, onRequestClose, ...rest }: Omit<ContainerListEditorProps, 'open'>) {
  const words = useFormWords('containers', own.containers);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Dialog
      open
      purpose="edit"
      heading={heading}
      description={fill(words.about, { thing, count: rest.declared })}
      unsaved={unsaved}
      onRequestClose={onRequestClose}
    >
      <ContainerListForm {...rest} onUnsaved={setUnsaved} onSaved={onRequestClose} />
    </Dialog>
  );
}
