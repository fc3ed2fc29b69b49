import { type DatedRow, datedRow } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** Form values of a dated document; the file is optional. */
export interface DatedDocumentValues extends DatedRow {
  file: File | null;
}

/** The schema of a dated document. */
export const datedDocument = (limit: UploadLimit): z.ZodMiniType<DatedDocumentValues> =>
  z.extend(datedRow, { file: chosenFile({ required: false, limit }) });
