import { type ManifestValues, manifestValues } from '@pabean/api/contract';
import type { UploadLimit } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** What the fields hold: texts as typed, codes of what was chosen, and the chosen file. */
export type ManifestFormValues = { [Name in keyof ManifestValues]: string } & { file: File | null };

/** An empty form. */
export const emptyManifest: ManifestFormValues = {
  number: '',
  date: '',
  file: null,
  companyKind: '',
  purpose: '',
};

/** A manifest that passed every check of the form. */
export type CheckedManifest = ManifestValues & { file: File };

/** What a manifest must obey: the contract's rules, and those of its file. */
export const manifestForm = (limit: UploadLimit) =>
  z.extend(manifestValues, {
    file: chosenFile({ required: true, limit, kind: 'manifest' }),
  }) as unknown as z.ZodMiniType<CheckedManifest>;
