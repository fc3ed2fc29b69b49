import type { Moment } from './act/act.ts';
import type { Store } from './db/store.ts';
import type { Limit } from './limits.ts';
import { tooManyRequests } from './refusal.ts';

interface Count {
  windowStart: number;
  retrySeconds: number;
}

/** The window that a time belongs to, and how long it still lasts. */
export const windowOf = (limit: Limit, now: Date): Count => {
  const length = limit.seconds * 1_000;
  const windowStart = now.getTime() - (now.getTime() % length);
  return { windowStart, retrySeconds: Math.ceil((windowStart + length - now.getTime()) / 1_000) };
};

/** Adds uses of `key`, and returns how many seconds to wait beyond the limit; 0 within it. */
async function addUses({ db, now }: Moment, key: string, limit: Limit, uses: number): Promise<number> {
  const { windowStart, retrySeconds } = windowOf(limit, now);
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
  // The first use in a window removes the earlier windows.
  if (count === uses)
    await db
      .deleteFrom('rate_limit')
      .where('key', '=', key)
      .where('window_start', '<', windowStart)
      .execute();
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
 * The same in the caller's transaction: a use that is rolled back does not count.
 * @throws Refusal tooManyRequests beyond the limit
 */
export async function countKept(moment: Moment, key: string, limit: Limit): Promise<void> {
  const seconds = await addUses(moment, key, limit, 1);
  if (seconds > 0) throw tooManyRequests(seconds);
}

/** A limit, and the key that it counts. */
export type KeyedLimit = readonly [key: string, limit: Limit];

/**
 * Counts a failure against several limits. A success does the same work without counting, so that timing reveals nothing.
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
