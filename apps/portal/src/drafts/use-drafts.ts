import type { DraftStore } from '@pabean/forms';
import { createContext, useContext } from 'react';
import type { AccountDrafts } from './account-drafts.ts';
import { createVisitorDrafts } from './visitor-drafts.ts';

/** The account's drafts; provided by `AccountDraftsProvider`. */
export const AccountDraftsContext = createContext<AccountDrafts | undefined>(undefined);

const visitorDrafts = createVisitorDrafts();

/** The draft store of the page: the account's, or this tab's for a visitor. */
export const useDrafts = (): DraftStore => useContext(AccountDraftsContext) ?? visitorDrafts;

/** The drafts of the signed-in account, for signing out. */
export const useAccountDrafts = () => useContext(AccountDraftsContext);
