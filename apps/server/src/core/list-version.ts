import type { Account } from './viewer.ts';

/** What a company's lists are made of, apart from what was asked. */
export const listVersion = ({ caller: { account } }: { readonly caller: { readonly account: Account } }) =>
  [account.companyId, account.companyVerified, account.companyChanges].join();
