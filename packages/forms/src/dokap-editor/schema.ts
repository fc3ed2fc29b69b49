import { type DokapDefinition, type DokapValues, dokapValues, type ListedDokap } from '@pabean/api/contract';
import { dokapListOf, isAmbiguous, isDigitCode, type NumberNotation } from '@pabean/api/rules';
import * as z from 'zod/mini';
import { chosenFile, type FileRules } from '../internal/chosen-file.ts';

/** A document's values as the form holds them. */
export interface DokapFormValues {
  code: string;
  first: string;
  second: string;
  expiry: string;
  remarks: string;
  file: File | null;
}

/** What the form of a document begins with; a new one is empty. */
export const dokapFormValues = (dokap?: ListedDokap): DokapFormValues => ({
  code: dokap?.code ?? '',
  first: dokap?.first ?? '',
  second: dokap?.second ?? '',
  expiry: dokap?.expiry ?? '',
  remarks: dokap?.remarks ?? '',
  file: null,
});

/** A document's checked values with its chosen file. */
export interface CheckedDokap extends DokapValues {
  code: string;
  file: File | null;
}

/** What was typed for another type of document is not this one's. */
const notAsked = z.transform(() => null);
const code = z.string().check(z.minLength(1, { error: 'choice' }));

/** How the numbers of a document type are written: rows are counted, other numbers may have two decimals. */
export const notationOf = ({ code }: DokapDefinition): NumberNotation => ({
  decimals: dokapListOf(code) ? 0 : 2,
});

/** What the form must obey: the definition's rules, and those of a file where the document asks for one. */
export function dokapForm(
  definition: DokapDefinition | undefined,
  file: FileRules,
): z.ZodMiniType<CheckedDokap> {
  // Without a document type there is only one thing to say.
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
