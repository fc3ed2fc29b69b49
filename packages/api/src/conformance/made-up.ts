import * as z from 'zod/mini';
import { type DokapDefinition, dokapValues, isCompleteDefinition } from '../contract/index.ts';

const bytes =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

/** A small PDF as a data URL. */
export const madeUpPdf = () => `data:application/pdf;base64,${btoa(bytes)}`;

const madeUpValue = (kind: DokapDefinition['firstKind'] | null, max: number | null) => {
  if (kind === null) return null;
  if (kind === 'date') return '2026-01-05';
  return kind === 'number' ? '1' : 'UJI-1'.slice(0, max ?? undefined);
};

/** Values for a document, or undefined where valid values are known to the customs office only. */
export function madeUpValues(definition: DokapDefinition) {
  const { firstKind, firstMax, secondKind, secondMax, table, expires, needsFile } = definition;
  const values = {
    first: madeUpValue(firstKind, firstMax),
    second: madeUpValue(secondKind, secondMax),
    expiry: expires ? '2030-12-31' : null,
    remarks: null,
  };
  if (!isCompleteDefinition(definition) || table) return undefined;
  if (!z.safeDecode(dokapValues(definition), values as never).success) return undefined;
  return {
    ...values,
    file: needsFile ? madeUpPdf() : null,
    extension: needsFile ? ('pdf' as const) : null,
  };
}
