import type { Handlers } from '../http/handler.ts';

/** The caller's own company. */
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
      address: company.address,
      phone: company.phone,
      email: company.email,
      username: account.username,
    };
  },
} satisfies Partial<Handlers>;
