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

type Outcome = Pick<References, 'entries' | 'error'>;

const onTheWay: Outcome = { entries: undefined };

/** The entries that a definition's first value is chosen from; none where it names no list. */
export function useReferences(definition: DokapDefinition | undefined, load: LoadReferences): References {
  const table = definition?.table ?? undefined;
  // By their lists: an answer that comes late belongs to the list that it was asked for.
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const ask = useCallback(() => {
    if (!definition || !table) return;
    const tell = (outcome: Outcome) => setOutcomes((all) => ({ ...all, [table]: outcome }));
    tell(onTheWay);
    load(definition).then(
      (entries) => tell({ entries }),
      (error: unknown) => tell({ entries: undefined, error }),
    );
  }, [definition, table, load]);
  useEffect(ask, [ask]);
  if (!table) return { entries: [], retry: ask };
  return { ...(outcomes[table] ?? onTheWay), retry: ask };
}
