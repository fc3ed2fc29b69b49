import type { Draft, DraftStore } from '../internal/index.ts';

/** Drafts in memory, to look into. */
export function memoryDrafts(kept: Record<string, Draft<unknown>> = {}) {
  const drafts = new Map(Object.entries(kept));
  const store: DraftStore = {
    load: async (key) => drafts.get(key),
    save: async (key, draft) => void drafts.set(key, draft),
    remove: async (key) => void drafts.delete(key),
  };
  return { drafts, store };
}
