import type { DokapDefinition, ListedDokap, ReferenceEntry } from '@pabean/api/contract';
import { useEffect, useState } from 'react';
import { useLoaded } from '../internal/use-loaded.ts';

/** Fetches the entries of a definition's reference list. */
export type LoadReferences = (definition: DokapDefinition) => Promise<readonly ReferenceEntry[]>;

/** Fetches the label of one value of a definition's reference list; undefined if there is none. */
export type LoadReferenceLabel = (definition: DokapDefinition, value: string) => Promise<string | undefined>;

/** The entries to choose from. */
export interface References {
  /** Undefined while loading and after a failure. */
  readonly entries: readonly ReferenceEntry[] | undefined;
  /** Why loading failed. */
  readonly error?: unknown;
  readonly retry: () => void;
}

/** The stored value with the label that came with it. */
type StoredValue = Pick<ListedDokap, 'first' | 'firstLabel'>;

/** The entries for a definition's first value; none if it names no list. */
export function useReferences(definition: DokapDefinition | undefined, load: LoadReferences): References {
  const { table, keyColumn, labelColumn } = definition ?? {};
  const key = table ? [table, keyColumn, labelColumn].join('/') : undefined;
  const { data, error, retry } = useLoaded(key, async () => (definition ? load(definition) : []));
  return { entries: key ? data : [], error, retry };
}

/**
 * The same with the stored value first if its list lacks it: with its own label, fetched if necessary, and the plain value
 * until then.
 */
export function useReferencesWith(
  stored: StoredValue | undefined,
  references: References,
  definition: DokapDefinition | undefined,
  loadLabel: LoadReferenceLabel | undefined,
): References {
  const [asked, setAsked] = useState<string>();
  const { entries } = references;
  const value = definition?.table ? (stored?.first ?? undefined) : undefined;
  const isMissing = value !== undefined && entries?.every(({ code }) => code !== value) === true;
  const isUnknown = isMissing && !stored?.firstLabel;
  useEffect(() => {
    if (!isUnknown || !definition || !loadLabel) return;
    let current = true;
    // Without a label the plain value is shown.
    loadLabel(definition, value).then(
      (label) => current && setAsked(label),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [isUnknown, definition, value, loadLabel]);
  if (!isMissing || !entries) return references;
  return {
    ...references,
    entries: [{ code: value, label: stored?.firstLabel ?? asked ?? value }, ...entries],
  };
}
