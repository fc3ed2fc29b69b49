import { newCheckCode } from '../../permit/check-code.ts';
import type { Migration } from './migration.ts';

/** Gives a code to licences that were approved before there were any; whatever approves since then gives one. */
export const checkCodes: Migration = async (db) => {
  const bare = await db
    .selectFrom('application')
    .select('id')
    .where('check_code', 'is', null)
    .where('approval_number', 'is not', null)
    .execute();
  for (const { id } of bare)
    await db.updateTable('application').set({ check_code: newCheckCode() }).where('id', '=', id).execute();
};
