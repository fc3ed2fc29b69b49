import { createHmac, hkdfSync } from 'node:crypto';
import type { Moment } from '../core/act/act.ts';
import { olderThan } from '../core/db/delete-expired.ts';

/** How many addresses are stored for an account, and how long after their last use. */
const most = 20;
const lifetime = 90 * 24 * 3_600_000;

const since = (now: Date) => new Date(now.getTime() - lifetime).toISOString();

/** The stored hash of an address from which an account signed in, keyed with the server's secret. */
export const addressHash = (secret: string, accountId: string, address: string) =>
  createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'pabean known address 1', 32)))
    .update(`${accountId}\n${address}`)
    .digest('base64url');

/** Whether an account has signed in from an address before. */
export async function isKnownAddress({ db, now }: Moment, accountId: string, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_address')
    .select('seen_at')
    .where('account_id', '=', accountId)
    .where('address_hash', '=', hash)
    .where('seen_at', '>=', since(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers the address of a session that opens; the least recently used one is dropped when there are too many. */
export async function rememberAddress({ db, now }: Moment, accountId: string, hash: string): Promise<void> {
  const seen_at = now.toISOString();
  await db
    .insertInto('known_address')
    .values({ account_id: accountId, address_hash: hash, seen_at })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet({ seen_at }))
    .execute();
  const newest = db
    .selectFrom('known_address')
    .select('address_hash')
    .where('account_id', '=', accountId)
    .orderBy('seen_at', 'desc')
    .orderBy('address_hash')
    .limit(most);
  await db
    .deleteFrom('known_address')
    .where('account_id', '=', accountId)
    .where('address_hash', 'not in', newest)
    .execute();
}

/** Addresses that were not used for a long time. */
export const expiredAddresses = (now: Date) =>
  olderThan('known_address', ['account_id', 'address_hash'], 'seen_at', since(now));
