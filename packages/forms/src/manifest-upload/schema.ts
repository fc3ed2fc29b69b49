import { type ManifestValues, manifestValues } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** The field values: texts as typed, codes of choices, and the chosen file. */
export type ManifestFormValues = { [Name in keyof ManifestValues]: string } & { file: File | null };

/** The values of an empty form. */
export const emptyManifest: ManifestFormValues = {
  number: '',
  date: '',
  file: null,
  companyKind: '',
  purpose: '',
};

/** The validated values of a manifest. */
export type CheckedManifest = ManifestValues & { file: File };

/** The schema of a manifest: the contract's rules, and those of its file. */
export const manifestForm = (limit: UploadLimit) =>
  z.extend(manifestValues, {
    file: chosenFile({ required: true, limit, kind: 'manifest' }),
  }) as unknown as z.ZodMiniType<CheckedManifest>;
