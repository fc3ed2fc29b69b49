import type { DokapDefinition, ReferenceEntry } from '@pabean/api/contract';
import { useEffect, useState } from 'react';

/** Fetches the entries of a definition's reference list. */
export type LoadReferences = (definition: DokapDefinition) => Promise<readonly ReferenceEntry[]>;

/** The entries that a definition's first value is chosen from: undefined while they load, empty without a list. */
export function useReferences(definition: DokapDefinition | undefined, load: LoadReferences) {
  const [found, setFound] = useState<{ table: string; entries: readonly ReferenceEntry[] }>();
  const table = definition?.table ?? undefined;
  useEffect(() => {
    if (!definition || !table) return;
    let current = true;
    load(definition).then(
      (entries) => current && setFound({ table, entries }),
      () => current && setFound({ table, entries: [] }),
    );
    return () => {
      current = false;
    };
  }, [definition, table, load]);
  if (!table) return [];
  return found?.table === table ? found.entries : undefined;
}
