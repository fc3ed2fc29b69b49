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
  /** Whether the user wants to continue with the next document. */
  readonly goesOn: boolean;
}

/** Props of {@link DokapEditor}. */
export interface DokapEditorProps<Answer = unknown> extends DraftProps {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The document types that the permit type takes. */
  definitions: readonly DokapDefinition[];
  /** The document to edit. If omitted, one is added. */
  dokap?: ListedDokap;
  /**
   * Loads the current document when another user has changed it meanwhile: the user then sees both versions. If omitted, this
   * is shown as a failure.
   */
  loadLatest?: () => Promise<ListedDokap>;
  /** Fetches the definition of a type that `definitions` only names. Omit it if all definitions are complete. */
  loadDefinition?: LoadDefinition;
  /** Fetches the entries of a reference list. */
  loadReferences: LoadReferences;
  /** Fetches the label of a stored value that is missing from its reference list. If omitted, the value itself is shown. */
  loadReferenceLabel?: LoadReferenceLabel;
  /** Stored documents; those of the chosen type are offered to fill the form. If omitted, none are offered. */
  masters?: readonly MasterDokap[] | undefined;
  /** Fetches the file of a stored document. If omitted, the user has to choose a file. */
  loadMasterFile?: LoadMasterFile;
  /**
   * Stores the document for later applications, after it was saved. A file of null means the stored one. If omitted, this is
   * not offered.
   */
  onSaveMaster?: (document: DokapSubmission) => Promise<unknown>;
  /** Deletes a stored document; remove it from `masters` then. If omitted, this is not offered. */
  onDeleteMaster?: (master: MasterDokap) => Promise<unknown>;
  /** Saves; a rejection with `fieldErrors` is shown at the fields. */
  onSave: (document: DokapSubmission, options: SaveOptions) => Promise<Answer>;
  /**
   * Called with the response once the document is saved and its draft removed. Set `open` to false, or show the next document.
   */
  onSaved: (answer: Answer, saved: SavedDokap) => unknown;
  /**
   * Whether there is a next document: then saving can continue with it.
   *
   * @default false
   */
  hasNext?: boolean;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
  /** A notice above the content, such as that it could not be refreshed. */
  notice?: ReactNode;
  /** Opens the file on the server. */
  onOpenFile?: StoredFile['onOpen'];
  /** Shows the chosen file, above the dialog. */
  onPreviewFile?: (file: File) => void;
  /**
   * Size limit of a file.
   *
   * @default the office's limit for permit documents
   */
  limit?: UploadLimit;
}

/** Adds or edits one supporting document: its fields follow the document type's definition. */
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
