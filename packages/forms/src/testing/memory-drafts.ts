import type { Draft, DraftStore } from '../internal/index.ts';

type Kept = Omit<Draft<unknown>, 'id'>;

/** Drafts in memory, for inspection: by key, `#` and id. `kept` are those of earlier visits by key. */
export function memoryDrafts(kept: Record<string, Kept | readonly Kept[]> = {}) {
  const drafts = new Map<string, Draft<unknown>>();
  for (const [key, each] of Object.entries(kept))
    for (const [index, draft] of [each].flat().entries())
      drafts.set(`${key}#earlier${index}`, { ...draft, id: `earlier${index}` });
  const of = (key: string) =>
    [...drafts].flatMap(([name, draft]) => (name.startsWith(`${key}#`) ? [draft] : []));
  const store: DraftStore = {
    load: async (key) => of(key),
    save: async (key, draft) => void drafts.set(`${key}#${draft.id}`, draft),
    remove: async (key, id) => void drafts.delete(`${key}#${id}`),
  };
  return {
    drafts,
    store,
    /** The values of the only draft of a key. */
    valuesOf(key: string): unknown {
      const [draft, ...others] = of(key);
      if (others.length > 0) throw new Error(`${key} has ${others.length + 1} drafts.`);
      return draft?.values;
    },
  };
}
