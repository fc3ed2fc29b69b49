import { type FileKind, fileProblem, type UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { isDamaged } from './damaged-files.ts';
import type { AttemptOptions, SaveOptions } from './save-options.ts';

/** Constraints of a chosen file. */
export interface FileRules {
  readonly required: boolean;
  readonly limit: UploadLimit;
  /** @default 'document' */
  readonly kind?: FileKind;
}

/** The schema of a chosen file; null is valid if none is required. */
export const chosenFile = ({ required, limit, kind }: FileRules) =>
  z.nullable(z.instanceof(File)).check(({ value: file, issues }) => {
    const problem = file
      ? (fileProblem(file, limit, kind) ?? (isDamaged(file) && { message: 'fileDamaged' as const }))
      : required && { message: 'required' };
    if (problem) issues.push({ code: 'custom', input: file, ...problem });
  });

/** The options of a save; progress is reported only with a file. */
export const optionsFor = (file: File | null, { signal, onProgress }: AttemptOptions): SaveOptions =>
  file ? { signal, onProgress } : { signal };
