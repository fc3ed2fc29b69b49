import { type DokapDefinition, type DokapValues, dokapValues } from '@pabean/api/contract';
import * as z from 'zod/mini';
import { chosenFile } from '../internal/chosen-file.ts';

/** A document's values as the form holds them. */
export interface DokapFormValues {
  code: string;
  first: string;
  second: string;
  expiry: string;
  remarks: string;
  file: unknown;
}

/** A document's checked values with its chosen file. */
export interface CheckedDokap extends DokapValues {
  code: string;
  file: File | null;
}

const code = z.string().check(z.minLength(1, { error: 'choice' }));

/** What the form must obey: the definition's rules, and a file where none is stored yet. */
export function dokapForm(
  definition: DokapDefinition | undefined,
  hasStoredFile: boolean,
): z.ZodMiniType<CheckedDokap> {
  // Without a document type there is only one thing to say.
  if (!definition) return z.object({ code }) as unknown as z.ZodMiniType<CheckedDokap>;
  const required = definition.needsFile && !hasStoredFile;
  return z.extend(dokapValues(definition), { code, file: chosenFile(required) });
}
