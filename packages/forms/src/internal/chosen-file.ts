import { extensionOf, type FileExtension } from '@pabean/api/rules';
import { readAsDataUrl } from '@pabean/ui';
import * as z from 'zod/mini';

/** A file as it travels: a data URL and the extension that belongs to it. */
export interface TravellingFile {
  readonly file: string | null;
  readonly extension: FileExtension | null;
}

/** The file of a registered file input, or null when none is chosen. */
export const chosenFile = (required: boolean) =>
  z.pipe(
    z.transform((list: unknown) => (list instanceof FileList ? (list[0] ?? null) : null)),
    z
      .nullable(z.instanceof(File))
      .check(z.refine((file) => file !== null || !required, { error: 'required' })),
  );

/** Reads a chosen file. */
export async function travelling(file: File | null): Promise<TravellingFile> {
  if (!file) return { file: null, extension: null };
  return { file: await readAsDataUrl(file), extension: extensionOf(file.name) ?? null };
}
