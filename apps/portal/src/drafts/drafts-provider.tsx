import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../routing/when-idle.ts';
import { DraftsContext } from './drafts-context.ts';
import { lateDrafts } from './late-drafts.ts';

/** Props of {@link DraftsProvider}. */
export interface DraftsProviderProps {
  /** User name of the signed-in account. Another account needs another provider: give it a `key`. */
  account: string;
  /** The account's key as base64, never stored. */
  draftKey: string | undefined;
  children: ReactNode;
}

/** Gives the forms of one account a place for their drafts, and clears away what is too old. */
export function DraftsProvider({ account, draftKey, children }: DraftsProviderProps) {
  const [drafts] = useState(() => lateDrafts({ account, draftKey }));
  useEffect(() => {
    whenIdle(() => drafts.sweep().catch(() => undefined));
  }, [drafts]);
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}
