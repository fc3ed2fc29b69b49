import type { DokapDefinition, ListedDokap, MasterDokap } from '@pabean/api/contract';
import { dataLanguage, type UploadLimit } from '@pabean/api/rules';
import type { StoredFile } from '@pabean/ui/file-field';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import type { DraftProps, SaveOptions } from '../internal/index.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { DokapForm, type DokapSubmission } from './dokap-form.tsx';
import type { LoadDefinition } from './use-definition.ts';
import type { LoadMasterFile } from './use-master.ts';
import type { LoadReferenceLabel, LoadReferences } from './use-references.ts';

/** A document that was saved. */
export interface SavedDokap {
  /** The code of its type. */
  readonly code: string;
  /** Whether the person wants to go on with the next document. */
  readonly goesOn: boolean;
}

/** Props of {@link DokapEditor}. */
export interface DokapEditorProps<Answer> extends DraftProps {
  /** Whether the dialog is shown. Its content is mounted only while it is. */
  open: boolean;
  /** The document types that the permit type takes. */
  definitions: readonly DokapDefinition[];
  /** The document to change. Left out, it adds one. */
  dokap?: ListedDokap;
  /**
   * Loads the document as it is now, when somebody else has changed it meanwhile: the person then sees both versions.
   * Left out, that is a failure.
   */
  loadLatest?: () => Promise<ListedDokap>;
  /** Fetches what a type asks for that `definitions` only names. Leave it out where all definitions are complete. */
  loadDefinition?: LoadDefinition;
  /** Fetches the entries of a reference list. */
  loadReferences: LoadReferences;
  /** Fetches the words for a stored value that its reference list lacks. Left out, it shows the value itself. */
  loadReferenceLabel?: LoadReferenceLabel;
  /**
   * Documents that were kept earlier; those of the chosen type are offered to fill the form.
   * Left out, it offers none.
   */
  masters?: readonly MasterDokap[] | undefined;
  /** Fetches the file of a kept document. Left out, it leaves the file to be chosen. */
  loadMasterFile?: LoadMasterFile;
  /**
   * Keeps the document for later applications, after it was saved. Where its file is null, the stored one is meant.
   * Left out, it does not offer it.
   */
  onSaveMaster?: (document: DokapSubmission) => Promise<unknown>;
  /** Deletes a kept document; take it out of `masters` then. Left out, it does not offer it. */
  onDeleteMaster?: (master: MasterDokap) => Promise<unknown>;
  /** Saves; a rejection with `fieldErrors` is shown at the fields. */
  onSave: (document: DokapSubmission, options: SaveOptions) => Promise<Answer>;
  /**
   * Called with the answer after the document was saved and its draft removed. Set `open` to false in it, or show the next
   * document.
   */
  onSaved: (answer: Answer, saved: SavedDokap) => unknown;
  /**
   * Whether another document waits: then this one can be saved to go on with that.
   *
   * @default false
   */
  hasNext?: boolean;
  /** Called when the person wants to leave. Set `open` to false in it. */
  onRequestClose: () => void;
  /**
   * Stands above the content: something that must be said about it, such as that it could not be brought up to date.
   */
  notice?: ReactNode;
  /** Opens the file that the server has. */
  onOpenFile?: StoredFile['onOpen'];
  /** Shows the file that was chosen here, above the dialog. */
  onPreviewFile?: (file: File) => void;
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
  const messages = useFormMessages('dokap');
  return (
    <EditDialog
      size="medium"
      heading={form.dokap ? <span lang={dataLanguage}>{form.dokap.name}</span> : messages.add}
      onRequestClose={onRequestClose}
    >
      <DokapForm {...form} />
    </EditDialog>
  );
}
