import type { DraftStore } from '@pabean/forms';
import { createContext, useContext } from 'react';
import type { AccountDrafts } from './account-drafts.ts';
import { createVisitorDrafts } from './visitor-drafts.ts';

/** Drafts of the account that the page was opened for; `AccountDraftsProvider` gives it. */
export const AccountDraftsContext = createContext<AccountDrafts | undefined>(undefined);

const visitorDrafts = createVisitorDrafts();

/** The drafts of whoever uses the page: the account's, or this tab's for a visitor. */
export const useDrafts = (): DraftStore => useContext(AccountDraftsContext) ?? visitorDrafts;

/** The drafts of the signed-in account, for signing out. */
export const useAccountDrafts = () => useContext(AccountDraftsContext);
