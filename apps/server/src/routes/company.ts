import type { Handlers } from '../http/handler.ts';

/** The caller's own company; to an account that nobody verified only what it claims and what is its own. */
export const companyHandlers = {
  async companyOf({ db, caller: { account } }) {
    const company = await db
      .selectFrom('company')
      .selectAll()
      .where('id', '=', account.companyId)
      .executeTakeFirstOrThrow();
    return {
      identityType: company.identity_type,
      identityNumber: company.identity_number,
      name: company.name,
      address: account.companyVerified ? company.address : '',
      phone: account.companyVerified ? company.phone : '',
      email: account.companyVerified ? company.email : account.email,
      username: account.username,
    };
  },
} satisfies Partial<Handlers>;
