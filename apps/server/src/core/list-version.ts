import type { Account } from './viewer.ts';

/** The version of the data behind a company's lists, independent of the request. */
export const listVersion = ({ caller: { account } }: { readonly caller: { readonly account: Account } }) =>
  [account.companyId, account.companyVerified, account.companyChanges].join();
