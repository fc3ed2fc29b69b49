import { type DokapDefinition, type DokapValues, dokapValues, type ListedDokap } from '@pabean/api/contract';
import { dokapListOf, isAmbiguous, isDigitCode, type NumberNotation } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile, type FileRules } from '../internal/chosen-file.ts';

/** The form values of a document. */
export interface DokapFormValues {
  code: string;
  first: string;
  second: string;
  expiry: string;
  remarks: string;
  file: File | null;
}

/** Initial values of the form; empty for a new document. */
export const dokapFormValues = (dokap?: ListedDokap): DokapFormValues => ({
  code: dokap?.code ?? '',
  first: dokap?.first ?? '',
  second: dokap?.second ?? '',
  expiry: dokap?.expiry ?? '',
  remarks: dokap?.remarks ?? '',
  file: null,
});

/** The validated values of a document with its chosen file. */
export interface CheckedDokap extends DokapValues {
  code: string;
  file: File | null;
}

/** Values typed for another type are dropped. */
const notAsked = z.transform(() => null);
const code = z.string().check(z.minLength(1, { error: 'choice' }));

/** Number format of a document type: counts are whole numbers, other numbers may have two decimals. */
export const notationOf = ({ code }: DokapDefinition): NumberNotation => ({
  decimals: dokapListOf(code) ? 0 : 2,
});

/** The schema of the form: the definition's rules, and those of a file if the document needs one. */
export function dokapForm(
  definition: DokapDefinition | undefined,
  file: FileRules,
): z.ZodMiniType<CheckedDokap> {
  // Without a document type that is the only error.
  if (!definition) return z.object({ code }) as unknown as z.ZodMiniType<CheckedDokap>;
  const { shape } = dokapValues(definition);
  const notation = notationOf(definition);
  const oneNumber = z
    .string()
    .check(z.refine((typed) => !isAmbiguous(typed, notation), { error: 'ambiguous' }));
  const schemaOf = (name: 'first' | 'second'): z.ZodMiniType<string | null> => {
    const kind = definition[`${name}Kind`];
    if (!kind) return notAsked;
    const isQuantity = kind === 'number' && !isDigitCode(kind, definition[`${name}Label`] ?? '');
    return isQuantity ? z.pipe(oneNumber, shape[name] as z.ZodMiniType<string, string>) : shape[name];
  };
  return z.object({
    code,
    first: schemaOf('first'),
    second: schemaOf('second'),
    expiry: definition.expires ? shape.expiry : notAsked,
    remarks: shape.remarks,
    file: definition.needsFile ? chosenFile(file) : notAsked,
  });
}
