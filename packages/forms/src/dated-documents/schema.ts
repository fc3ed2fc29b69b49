import { type DatedRow, datedRow } from '@pabean/api/contract';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** One dated document with its file, which may be left out. */
export const datedDocument: z.ZodMiniType<DatedRow & { file: File | null }> = z.extend(datedRow, {
  file: chosenFile(false),
});
