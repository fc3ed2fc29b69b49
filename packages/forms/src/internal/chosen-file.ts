import { type FileKind, fileProblem, type UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { isDamaged } from './damaged-files.ts';
import type { AttemptOptions, SaveOptions } from './save-options.ts';

/** What a chosen file must be. */
export interface FileRules {
  readonly required: boolean;
  readonly limit: UploadLimit;
  /** @default 'document' */
  readonly kind?: FileKind;
}

/** The file that was chosen, or null where none has to be. */
export const chosenFile = ({ required, limit, kind }: FileRules) =>
  z.nullable(z.instanceof(File)).check(({ value: file, issues }) => {
    const problem = file
      ? (fileProblem(file, limit, kind) ?? (isDamaged(file) && { message: 'fileDamaged' as const }))
      : required && { message: 'required' };
    if (problem) issues.push({ code: 'custom', input: file, ...problem });
  });

/** What a save is told: progress is of interest only where a file leaves. */
export const optionsFor = (file: File | null, { signal, onProgress }: AttemptOptions): SaveOptions =>
  file ? { signal, onProgress } : { signal };
