import type { Account } from './viewer.ts';

/** The version of a company's data as an account sees it in lists; it also counts changes of reference data. */
export const companyVersion = (account: Pick<Account, 'companyId' | 'companyVerified' | 'companyChanges'>) =>
  [account.companyId, account.companyVerified, account.companyChanges].join();

/** The version of the data behind a company's lists, independent of the request. */
export const listVersion = ({ caller: { account } }: { readonly caller: { readonly account: Account } }) =>
  companyVersion(account);
