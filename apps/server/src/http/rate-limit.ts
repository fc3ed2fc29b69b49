import type { Store } from '../db/store.ts';
import type { Limit } from '../limits.ts';
import { tooManyRequests } from './refusal.ts';

interface Count {
  windowStart: number;
  retrySeconds: number;
}

const windowOf = (limit: Limit, now: Date): Count => {
  const length = limit.seconds * 1_000;
  const windowStart = now.getTime() - (now.getTime() % length);
  return { windowStart, retrySeconds: Math.ceil((windowStart + length - now.getTime()) / 1_000) };
};

/**
 * Counts one use of `key` in the store before it happens, for all processes together.
 * @throws Refusal 429 beyond the limit
 */
export async function countUse(store: Store, key: string, limit: Limit, now: Date): Promise<void> {
  const { windowStart, retrySeconds } = windowOf(limit, now);
  const count = await store.writeLightly(async (trx) => {
    await trx
      .deleteFrom('rate_limit')
      .where('key', '=', key)
      .where('window_start', '<', windowStart)
      .execute();
    const row = await trx
      .insertInto('rate_limit')
      .values({ key, window_start: windowStart, count: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'window_start'])
          .doUpdateSet((eb) => ({ count: eb('rate_limit.count', '+', 1) })),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    return row.count;
  });
  if (count > limit.count) throw tooManyRequests(retrySeconds);
}

const mostKeys = 50_000;

/**
 * A counter in this process only, for floods of ordinary calls: it costs no write, and losing it harms nobody.
 */
export function createFloodGuard(limit: Limit) {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return (key: string, now: Date) => {
    const current = windowOf(limit, now);
    if (current.windowStart !== windowStart || counts.size > mostKeys) {
      counts.clear();
      windowStart = current.windowStart;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit.count) throw tooManyRequests(current.retrySeconds);
  };
}
