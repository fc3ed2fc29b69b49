import { type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from '../routing/when-idle.ts';
import { createAccountDrafts } from './account-drafts.ts';
import { AccountDraftsContext } from './use-drafts.ts';

/** Props of {@link AccountDraftsProvider}. */
export interface AccountDraftsProviderProps {
  /** User name of the signed-in account. Another account needs another provider: give it a `key`. */
  account: string;
  /** The account's key as base64, never stored. */
  draftKey: string | undefined;
  children: ReactNode;
}

/** Gives the forms of an account a place for their drafts on this device, and clears away what is too old. */
export function AccountDraftsProvider({ account, draftKey, children }: AccountDraftsProviderProps) {
  const [drafts] = useState(() => createAccountDrafts({ account, draftKey }));
  useEffect(() => {
    whenIdle(() => drafts.eraseOld().catch(() => undefined));
  }, [drafts]);
  return <AccountDraftsContext value={drafts}>{children}</AccountDraftsContext>;
}
