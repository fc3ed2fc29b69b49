import { type DatedRow, datedRow } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** A dated document as the form holds it: its file may be left out. */
export interface DatedDocumentValues extends DatedRow {
  file: File | null;
}

/** What a dated document must obey. */
export const datedDocument = (limit: UploadLimit): z.ZodMiniType<DatedDocumentValues> =>
  z.extend(datedRow, { file: chosenFile({ required: false, limit }) });
