import type { Moment } from './act/act.ts';
import type { Store } from './db/store.ts';
import type { Limit } from './limits.ts';
import { tooManyRequests } from './refusal.ts';

interface Count {
  windowStart: number;
  retrySeconds: number;
}

/** The stretch of time that a moment belongs to, and how long the rest of it takes. */
export const windowOf = (limit: Limit, now: Date): Count => {
  const length = limit.seconds * 1_000;
  const windowStart = now.getTime() - (now.getTime() % length);
  return { windowStart, retrySeconds: Math.ceil((windowStart + length - now.getTime()) / 1_000) };
};

/** Adds uses of `key`, and gives how many seconds whoever is beyond the limit must wait; 0 within it. */
async function addUses({ db, now }: Moment, key: string, limit: Limit, uses: number): Promise<number> {
  const { windowStart, retrySeconds } = windowOf(limit, now);
  await db.deleteFrom('rate_limit').where('key', '=', key).where('window_start', '<', windowStart).execute();
  const { count } = await db
    .insertInto('rate_limit')
    .values({ key, window_start: windowStart, count: uses })
    .onConflict((conflict) =>
      conflict
        .columns(['key', 'window_start'])
        .doUpdateSet((eb) => ({ count: eb('rate_limit.count', '+', uses) })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return count > limit.count ? retrySeconds : 0;
}

/**
 * Counts one use of `key` in the store before it happens, for all processes together.
 * @throws Refusal tooManyRequests beyond the limit
 */
export async function countUse(store: Store, key: string, limit: Limit, now: Date): Promise<void> {
  const seconds = await store.writeLightly((trx) => addUses({ db: trx, now }, key, limit, 1));
  if (seconds > 0) throw tooManyRequests(seconds);
}

/**
 * The same in the caller's transaction: what is not kept does not count either.
 * @throws Refusal tooManyRequests beyond the limit
 */
export async function countKept(moment: Moment, key: string, limit: Limit): Promise<void> {
  const seconds = await addUses(moment, key, limit, 1);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** A limit, and what it counts for. */
export type KeyedLimit = readonly [key: string, limit: Limit];

/**
 * Counts what failed against several limits. What succeeded does the same work and adds nothing, so that no clock tells
 * one from the other.
 * @throws Refusal tooManyRequests for a failure beyond one of the limits
 */
export async function countFailure(
  store: Store,
  limits: readonly KeyedLimit[],
  now: Date,
  failed: boolean,
): Promise<void> {
  const seconds = await store.writeLightly(async (trx) => {
    let longest = 0;
    for (const [key, limit] of limits)
      longest = Math.max(longest, await addUses({ db: trx, now }, key, limit, failed ? 1 : 0));
    return longest;
  });
  if (failed && seconds > 0) throw tooManyRequests(seconds);
}
