import type { DokapDefinition, ListedDokap } from '@pabean/api/contract';
import { Dialog, type StoredFile } from '@pabean/ui';
import { useState } from 'react';
import { type DraftStore, useFormWords } from '../internal/index.ts';
import * as own from '../internal/messages/own.ts';
import { DokapForm, type DokapSubmission } from './dokap-form.tsx';
import type { LoadReferences } from './use-references.ts';

/** Props of {@link DokapEditor}. */
export interface DokapEditorProps {
  open: boolean;
  /** The document types that the permit type takes. */
  definitions: readonly DokapDefinition[];
  /**
   * The document to change.
   *
   * @default undefined, which adds one
   */
  dokap?: ListedDokap;
  /** Fetches the entries of a reference list. */
  loadReferences: LoadReferences;
  /** The office's limit for a file. */
  limit: { checkedKb: number; shownKb: number };
  /** Saves; a rejection with `fieldErrors` is shown at the fields. The editor closes when it succeeds. */
  onSave: (document: DokapSubmission) => Promise<unknown>;
  onRequestClose: () => void;
  /**
   * Opens the file that the server has.
   *
   * @default undefined
   */
  onOpenFile?: StoredFile['onOpen'];
  /**
   * Where what is typed is kept until it is saved, under which name.
   *
   * @default undefined, which keeps nothing
   */
  draft?: { store: DraftStore; key: string };
}

/** Adds or changes one supporting document: its fields follow the document type's definition. */
export function DokapEditor({ open, ...rest }: DokapEditorProps) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor({ onRequestClose, ...rest }: Omit<DokapEditorProps, 'open'>) {
  const words = useFormWords('dokap', own.dokap);
  const [unsaved, setUnsaved] = useState(false);
  return (
    <Dialog
      open
      purpose="edit"
      size="medium"
      heading={rest.dokap ? rest.dokap.name : words.add}
      unsaved={unsaved}
      onRequestClose={onRequestClose}
    >
      <DokapForm {...rest} onUnsaved={setUnsaved} onSaved={onRequestClose} />
    </Dialog>
  );
}
