import type { DokapDefinition, ReferenceEntry } from '@pabean/api/contract';
import { useCallback, useEffect, useState } from 'react';

/** Fetches the entries of a definition's reference list. */
export type LoadReferences = (definition: DokapDefinition) => Promise<readonly ReferenceEntry[]>;

/** The entries that a value is chosen from. */
export interface References {
  /** Undefined while they load and when they could not be loaded. */
  readonly entries: readonly ReferenceEntry[] | undefined;
  /** Why they could not be loaded. */
  readonly error?: unknown;
  readonly retry: () => void;
}

type Outcome = Pick<References, 'entries' | 'error'> & { readonly table: string };

/** The entries that a definition's first value is chosen from; none where it names no list. */
export function useReferences(definition: DokapDefinition | undefined, load: LoadReferences): References {
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);
  const table = definition?.table ?? undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    if (!definition || !table) return;
    let current = true;
    setOutcome(undefined);
    load(definition).then(
      (entries) => current && setOutcome({ table, entries }),
      (error: unknown) => current && setOutcome({ table, entries: undefined, error }),
    );
    return () => {
      current = false;
    };
  }, [definition, table, load, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (!table) return { entries: [], retry };
  return outcome?.table === table ? { ...outcome, retry } : { entries: undefined, retry };
}
