import { randomBytes } from 'node:crypto';
import type { Migration } from './migration.ts';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code as this step first gave them, whatever new ones look like by now: 26 random letters and two check letters. */
function newCheckCode(): string {
  const digits = Array.from(randomBytes(26), (byte) => byte % 32);
  const rest = digits.reduce((sum, digit) => (sum * 32 + digit) % 1021, 0);
  return [...digits, Math.floor(rest / 32), rest % 32].map((digit) => letters.charAt(digit)).join('');
}

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
