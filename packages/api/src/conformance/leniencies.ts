import * as z from 'zod/mini';
import { isRecord } from '../contract/wire.ts';

/** How a field differs from what the contract would write. */
export type LeniencyKind = 'numbers' | 'texts' | 'missing' | 'unknown' | 'other';

/** Names of differing fields, by kind. */
export type Leniencies = Map<LeniencyKind, Set<string>>;

const sentences: Readonly<Record<LeniencyKind, (fields: string) => string>> = {
  numbers: (fields) => `Numbers are read where the contract writes texts: ${fields}.`,
  texts: (fields) => `Texts are read where the contract writes numbers: ${fields}.`,
  missing: (fields) => `Missing fields are read as empty: ${fields}.`,
  unknown: (fields) => `Fields come that the contract does not write: ${fields}.`,
  other: (fields) => `Fields are read that the contract writes otherwise: ${fields}.`,
};

/** One message for each kind. */
export const leniencySentences = (found: Leniencies): string[] =>
  [...found].map(([kind, fields]) => sentences[kind]([...fields].join(', ')));

/** Merges `found` into `known`. */
export function addLeniencies(known: Leniencies, found: Leniencies): void {
  for (const [kind, fields] of found) known.set(kind, new Set([...(known.get(kind) ?? []), ...fields]));
}

/**
 * Finds what clients can read although the contract would write it differently: the difference between a body and its
 * reading, encoded again by the contract.
 */
export function leniencies(schema: z.ZodMiniType, value: unknown, body: unknown): Leniencies {
  const found: Leniencies = new Map();
  const written = z.safeEncode(schema, value as never);
  if (!written.success) return found;
  compare(body, written.data, '', (kind, field) => addLeniencies(found, new Map([[kind, new Set([field])]])));
  return found;
}

type Report = (kind: LeniencyKind, field: string) => void;

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

function compare(came: unknown, written: unknown, field: string, report: Report) {
  if (came === written || (came !== undefined && isNothing(came) && isNothing(written))) return;
  if (Array.isArray(came) && Array.isArray(written)) {
    for (const [index, each] of came.entries()) compare(each, written[index], `${field}[]`, report);
    return;
  }
  if (isRecord(came) && isRecord(written)) {
    for (const name of new Set([...Object.keys(written), ...Object.keys(came)]))
      compare(came[name], written[name], field ? `${field}.${name}` : name, report);
    return;
  }
  report(kindOf(came, written), field);
}

function kindOf(came: unknown, written: unknown): LeniencyKind {
  if (came === undefined) return 'missing';
  if (written === undefined) return 'unknown';
  if (typeof came === 'number' && typeof written === 'string') return 'numbers';
  if (typeof came === 'string' && typeof written === 'number') return 'texts';
  return 'other';
}
