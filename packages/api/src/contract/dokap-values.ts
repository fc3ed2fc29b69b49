import * as z from 'zod/mini';
import { dokapListOf, isDigitCode, isIdentityValue } from '../rules/dokap.ts';
import { cleanNpwp, isNpwp } from '../rules/identity.ts';
import type { DokapDefinition } from './dokap-types.ts';
import { isoDate, orNull, otherwise, requiredText, text } from './fields.ts';

interface Value {
  readonly kind: 'text' | 'date' | 'number' | null;
  readonly label: string | null;
  readonly max: number | null;
  /** Whether it is the number of rows of a list. */
  readonly counts?: boolean;
}

/** Schema of one value of a document by its definition: required, of its kind, within its length. */
function valueSchema({ kind, label, max, counts }: Value) {
  if (kind === null) return orNull(text(0));
  if (kind === 'date') return isoDate;
  if (counts) return requiredText(500).check(otherwise((text) => /^[1-9]\d{0,2}$/.test(text), 'count'));
  const isCode = isDigitCode(kind, label ?? '');
  if (isIdentityValue(label ?? ''))
    return requiredText(max ?? 500, { clean: cleanNpwp }).check(otherwise(isNpwp, 'invalid'));
  const base = isCode ? requiredText(max ?? 500, { clean: cleanNpwp }) : requiredText(max ?? 500);
  const pattern = isCode ? /^\d+$/ : /^\d+(?:\.\d{1,2})?$/;
  return kind === 'number' ? base.check(otherwise((text) => pattern.test(text), 'number')) : base;
}

/**
 * Returns the schema of a document type's values, for the form and the server: `first`, `second`, `expiry`, `remarks`.
 * Numbers are digits with at most two decimals after a point; codes of digits are stored without separators; a list
 * document's first value is its number of rows.
 */
export function dokapValues(definition: DokapDefinition) {
  const list = dokapListOf(definition.code);
  return z.object({
    /** The first value of the document type. */
    first: valueSchema({
      kind: definition.firstKind,
      label: definition.firstLabel,
      max: definition.firstMax,
      counts: list === 'containers' || list === 'datedDocuments',
    }),
    /** The second value, where the document type has one. */
    second: valueSchema({
      kind: definition.secondKind,
      label: definition.secondLabel,
      max: definition.secondMax,
    }),
    /** The expiry day, `YYYY-MM-DD`. */
    expiry: definition.expires ? isoDate : orNull(isoDate),
    /** Remarks. */
    remarks: orNull(text(500, { multiline: true })),
  });
}

/** The values of a document, decoded. */
export type DokapValues = z.output<ReturnType<typeof dokapValues>>;
