import * as z from 'zod/mini';
import { dokapListOf } from '../rules/dokap.ts';
import type { DokapDefinition } from './dokap-types.ts';
import { isoDate, orNull, otherwise, requiredText, text } from './fields.ts';

/** One value of a document after its definition: required, of its kind, within its length. */
function valueSchema(kind: 'text' | 'date' | 'number' | null, max: number | null, isCount: boolean) {
  if (kind === null) return orNull(text(0));
  if (kind === 'date') return isoDate;
  if (isCount) return requiredText(500).check(otherwise((text) => /^[1-9]\d{0,2}$/.test(text), 'count'));
  const base = requiredText(max ?? 500);
  return kind === 'number'
    ? base.check(otherwise((text) => /^\d+(?:\.\d{1,2})?$/.test(text), 'number'))
    : base;
}

/**
 * The values that a document type asks for, for the form and for the server: `first`, `second`, `expiry`, `remarks`.
 * Numbers are digits with at most two decimals after a point; a list document's first value counts its rows.
 */
export function dokapValues(definition: DokapDefinition) {
  const list = dokapListOf(definition.code);
  return z.object({
    first: valueSchema(
      definition.firstKind,
      definition.firstMax,
      list === 'containers' || list === 'datedDocuments',
    ),
    second: valueSchema(definition.secondKind, definition.secondMax, false),
    expiry: definition.expires ? isoDate : orNull(isoDate),
    remarks: orNull(text(500, { multiline: true })),
  });
}

/** The values of a document, as the code sees them. */
export type DokapValues = z.output<ReturnType<typeof dokapValues>>;
