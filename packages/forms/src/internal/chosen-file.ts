import { extensionOf, type FileExtension, fileProblem, type UploadLimit } from '@pabean/api/rules';
import { readAsDataUrl } from '@pabean/ui';
import * as z from 'zod/mini';
import type { SaveOptions } from './save-options.ts';

/** A file as it travels: a data URL and the extension that belongs to it. */
export interface TravellingFile {
  readonly file: string | null;
  readonly extension: FileExtension | null;
}

/** What a chosen file must be. */
export interface FileRules {
  readonly required: boolean;
  readonly limit: UploadLimit;
}

/** The file that was chosen, or null where none has to be. */
export const chosenFile = ({ required, limit }: FileRules) =>
  z.nullable(z.instanceof(File)).check(({ value: file, issues }) => {
    const problem = file ? fileProblem(file, limit) : required && { message: 'required' };
    if (problem) issues.push({ code: 'custom', input: file, ...problem });
  });

/** What a save is told: progress is of interest only where a file leaves. */
export const optionsFor = (file: File | null, { signal, onProgress }: Required<SaveOptions>): SaveOptions =>
  file ? { signal, onProgress } : { signal };

/** Reads a chosen file. */
export async function travelling(file: File | null): Promise<TravellingFile> {
  if (!file) return { file: null, extension: null };
  return { file: await readAsDataUrl(file), extension: extensionOf(file.name) ?? null };
}
