import type { DokapDefinition, ListedDokap } from '@pabean/api/contract';
import { dataLanguage, type UploadLimit } from '@pabean/api/rules';
import type { StoredFile } from '@pabean/ui';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { DraftProps, SaveOptions } from '../internal/index.ts';
import { useFormMessages } from '../messages/index.ts';
import { DokapForm, type DokapSubmission } from './dokap-form.tsx';
import type { LoadReferences } from './use-references.ts';

/** Props of {@link DokapEditor}. */
export interface DokapEditorProps<Answer> extends DraftProps {
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
  /** Saves; a rejection with `fieldErrors` is shown at the fields. */
  onSave: (document: DokapSubmission, options: SaveOptions) => Promise<Answer>;
  /** Called with the answer after the document was saved and its draft removed. Set `open` to false in it. */
  onSaved: (answer: Answer) => void;
  onRequestClose: () => void;
  /**
   * Stands above the content: something that must be said about it, such as that it could not be brought up to date.
   *
   * @default undefined
   */
  notice?: ReactNode;
  /**
   * Opens the file that the server has.
   *
   * @default undefined
   */
  onOpenFile?: StoredFile['onOpen'];
  /**
   * The limit for a file.
   *
   * @default the office's limit for permit documents
   */
  limit?: UploadLimit;
}

/** Adds or changes one supporting document: its fields follow the document type's definition. */
export function DokapEditor<Answer>({ open, ...rest }: DokapEditorProps<Answer>) {
  return open ? <OpenEditor {...rest} /> : null;
}

function OpenEditor<Answer>({ onRequestClose, ...form }: Omit<DokapEditorProps<Answer>, 'open'>) {
  const words = useFormMessages('dokap');
  return (
    <EditDialog
      size="medium"
      heading={form.dokap ? <span lang={dataLanguage}>{form.dokap.name}</span> : words.add}
      onRequestClose={onRequestClose}
    >
      <DokapForm {...form} />
    </EditDialog>
  );
}
