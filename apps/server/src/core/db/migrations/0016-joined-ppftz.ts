import type { Migration } from './migration.ts';

/** PPFTZ records stayed behind with the company that their account had left, where nobody could reach them. */
export const joinedPpftz: Migration = async (db) => {
  await db
    .updateTable('ppftz')
    .set(({ selectFrom }) => ({
      company_id: selectFrom('account')
        .select('account.company_id')
        .whereRef('account.id', '=', 'ppftz.owner_account_id'),
    }))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('account')
          .select('account.id')
          .whereRef('account.id', '=', 'ppftz.owner_account_id')
          .whereRef('account.company_id', '!=', 'ppftz.company_id'),
      ),
    )
    .execute();
};
