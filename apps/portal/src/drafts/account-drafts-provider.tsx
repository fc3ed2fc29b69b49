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

/** Provides the account's draft store on this device to forms, and erases expired drafts. */
export function AccountDraftsProvider({ account, draftKey, children }: AccountDraftsProviderProps) {
  const [drafts] = useState(() => createAccountDrafts({ account, draftKey }));
  useEffect(() => {
    whenIdle(() => drafts.eraseOld().catch(() => undefined));
  }, [drafts]);
  return <AccountDraftsContext value={drafts}>{children}</AccountDraftsContext>;
}
