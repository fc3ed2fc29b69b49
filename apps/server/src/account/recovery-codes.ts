import { createHmac, hkdfSync, randomInt } from 'node:crypto';
import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';

/** Crockford's base 32: without letters that look like digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Three groups of four letters: 60 random bits. */
const groups = 3;
const groupLength = 4;

/** How many codes an account gets. */
const count = 10;

const newCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** Normalizes a typed code: without groups, in capitals, look-alike letters as digits. */
const meant = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');

const hashOf = (secret: string, accountId: string, code: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'pabean recovery code 1', 32)))
    .update(`${accountId}\n${meant(code)}`)
    .digest('base64url');

/** Gives an account new codes and invalidates the old ones. Only keyed hashes are stored. */
export async function renewRecoveryCodes(db: Db, secret: string, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await dropRecoveryCodes(db, accountId);
  await db
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(secret, accountId, code) })))
    .execute();
  return codes;
}

/** Deletes all codes of an account. */
export const dropRecoveryCodes = (db: Db, accountId: string) =>
  db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();

/** Whether an account has this code and has not used it. */
export async function isRecoveryCode(
  db: Db,
  secret: string,
  accountId: string,
  code: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(secret, accountId, code))
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a code up. Returns how many are left, or undefined when the account has no such code or has used it before. */
export async function useRecoveryCode(
  { db, now }: Moment,
  secret: string,
  accountId: string,
  code: string,
): Promise<number | undefined> {
  const used = await db
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(secret, accountId, code))
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  if (!used) return undefined;
  const { left } = await db
    .selectFrom('recovery_code')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}
