import type { DraftStore } from '@pabean/forms';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whenIdle } from '../routing/when-idle.ts';
import { type AccountDrafts, createAccountDrafts } from './account-drafts.ts';
import { createVisitorDrafts } from './visitor-drafts.ts';

const AccountDraftsContext = createContext<AccountDrafts | undefined>(undefined);
const visitorDrafts = createVisitorDrafts();

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

/** The drafts of whoever uses the page: the account's, or this tab's for a visitor. */
export const useDrafts = (): DraftStore => useContext(AccountDraftsContext) ?? visitorDrafts;

/** The drafts of the signed-in account, for signing out. */
export const useAccountDrafts = () => useContext(AccountDraftsContext);
