import { sql } from 'kysely';
import { expiredAddresses } from './account/known-addresses.ts';
import { lifetimes } from './account/session.ts';
import { expiredTries } from './account/sign-in-tries.ts';
import { deleteInPortions, type Expired, olderThan } from './core/db/delete-expired.ts';
import type { Deps } from './http/deps.ts';
import { expiredTransit } from './transit/retention.ts';

const hour = 3_600_000;

/**
 * Deletes expired data: sessions, stored responses of idempotent calls, counters, used captchas, transit requests, files
 * without a row.
 *
 * @param signal Ends it early; the next run goes on.
 */
export async function deleteExpired(
  { store, keptTime, clock, files, log }: Deps,
  signal?: AbortSignal,
): Promise<void> {
  const { time: now, isClockFar } = await store.write((trx) => keptTime.advance(trx));
  if (isClockFar) log({ event: 'clock-jumped', kept: now.toISOString(), clock: clock().toISOString() });
  const before = (age: number) => new Date(now.getTime() - age).toISOString();
  const expired: Expired[] = [
    olderThan('session', ['token_hash'], 'seen_at', before(lifetimes.idle)),
    olderThan('idempotency', ['caller', 'key'], 'created_at', before(24 * hour)),
    olderThan('rate_limit', ['key', 'window_start'], 'window_start', now.getTime() - 24 * hour),
    { table: 'solved_captcha', key: ['challenge'], when: sql`expires_at <= ${now.toISOString()}` },
    expiredTries(now),
    expiredAddresses(now),
    ...expiredTransit(now),
  ];
  await deleteInPortions(store, expired, signal);
  if (!signal?.aborted) await files.sweep(now);
}
