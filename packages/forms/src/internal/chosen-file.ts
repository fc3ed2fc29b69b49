import { extensionOf, type FileExtension } from '@pabean/api/rules';
import { readAsDataUrl } from '@pabean/ui';
import * as z from 'zod/mini';

/** A file as it travels: a data URL and the extension that belongs to it. */
export interface TravellingFile {
  readonly file: string | null;
  readonly extension: FileExtension | null;
}

/** The file that was chosen, or null where none has to be. */
export const chosenFile = (required: boolean) =>
  z.nullable(z.instanceof(File)).check(z.refine((file) => file !== null || !required, { error: 'required' }));

/** Reads a chosen file. */
export async function travelling(file: File | null): Promise<TravellingFile> {
  if (!file) return { file: null, extension: null };
  return { file: await readAsDataUrl(file), extension: extensionOf(file.name) ?? null };
}
