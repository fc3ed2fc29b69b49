import { type ReportValues, reportValues } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** What the fields hold: texts as typed, codes of what was chosen, and the chosen file. */
export interface ReportFormValues {
  /** The type of the report. */
  type: string;
  warehouse: string;
  from: string;
  until: string;
  file: File | null;
  /** The file with what was fixed in it, for drafts. */
  fixed: { readonly name: string; readonly text: string } | null;
}

/** An empty form. */
export const emptyReport: ReportFormValues = {
  type: '',
  warehouse: '',
  from: '',
  until: '',
  file: null,
  fixed: null,
};

/** A report that passed every check of the form but that of its lines. */
export type CheckedReport = ReportValues & { file: File };

/** What a report must obey beside its lines: the contract's rules, and those of its file. */
export const reportForm = (limit: UploadLimit) =>
  z.intersection(
    reportValues,
    z.object({ file: chosenFile({ required: true, limit, kind: 'csv' }) }),
  ) as unknown as z.ZodMiniType<CheckedReport>;
