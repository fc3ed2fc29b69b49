import { createContext, useContext } from 'react';
import type { Drafts } from './drafts.ts';

/** The drafts of the signed-in account. */
export const DraftsContext = createContext<Drafts | undefined>(undefined);

/** Where the forms of a page keep their drafts. */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts needs a DraftsProvider: only signed-in accounts have drafts.');
  return drafts;
}
