import { type ReportValues, reportValues } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** The field values: texts as typed, codes of choices, and the chosen file. */
export interface ReportFormValues {
  /** The type of the report. */
  type: string;
  warehouse: string;
  from: string;
  until: string;
  file: File | null;
  /** The fixed file, for drafts; named as in drafts that are stored already. */
  mended: { readonly name: string; readonly text: string } | null;
}

/** The values of an empty form. */
export const emptyReport: ReportFormValues = {
  type: '',
  warehouse: '',
  from: '',
  until: '',
  file: null,
  mended: null,
};

/** The validated values of a report, except its lines. */
export type CheckedReport = ReportValues & { file: File };

/** The schema of a report without its lines: the contract's rules, and those of its file. */
export const reportForm = (limit: UploadLimit) =>
  z.intersection(
    reportValues,
    z.object({ file: chosenFile({ required: true, limit, kind: 'csv' }) }),
  ) as unknown as z.ZodMiniType<CheckedReport>;
