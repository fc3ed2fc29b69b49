import { type ExtensionOf, extensionOf, type FileKind, fill, visibleSigns } from '@pabean/api/rules';
import { readAsDataUrl } from '@pabean/ui/file-field';
import { useFormMessages } from '../messages/use-messages.ts';
import { refuseField } from './refuse-field.ts';

/** A file as sent: a data URL and its extension. */
export interface UploadContent<Kind extends FileKind = 'document'> {
  /** A data URL; null if no file was chosen. */
  readonly file: string | null;
  /** The file extension, without a dot; null if no file was chosen. */
  readonly extension: ExtensionOf<Kind> | null;
}

/** Reads the file that was chosen in a field. */
export type ReadUpload<Kind extends FileKind = 'document'> = (
  file: File | null,
  field: string,
) => Promise<UploadContent<Kind>>;

/** Returns the reader. A file that was changed, moved or deleted since it was chosen is rejected at its field. */
export function useReadUpload(): ReadUpload;
export function useReadUpload<Kind extends FileKind>(kind: Kind): ReadUpload<Kind>;
export function useReadUpload(kind: FileKind = 'document'): ReadUpload<FileKind> {
  const { fileChanged } = useFormMessages('fields');
  return async (file, field) => {
    if (!file) return { file: null, extension: null };
    const read = await readAsDataUrl(file).catch(() => {
      throw refuseField(field, fill(fileChanged, { name: visibleSigns(file.name) }));
    });
    return { file: read, extension: extensionOf(file.name, kind) ?? null };
  };
}
