import { forgetOldAddresses } from './account/known-addresses.ts';
import { lifetimes } from './account/session.ts';
import { forgetOldTries } from './account/sign-in-tries.ts';
import type { Deps } from './http/deps.ts';
import { forgetOldTransit } from './transit/retention.ts';

const hour = 3_600_000;

/** Deletes expired data: sessions, stored responses of idempotent calls, counters, used captchas, transit requests, files
 * without a row. */
export async function deleteExpired({ store, keptTime, clock, files, log }: Deps): Promise<void> {
  const { time, isClockFar } = await store.write(async (trx) => {
    const kept = await keptTime.advance(trx);
    const now = kept.time;
    const before = (age: number) => new Date(now.getTime() - age).toISOString();
    await trx.deleteFrom('session').where('seen_at', '<', before(lifetimes.idle)).execute();
    await trx
      .deleteFrom('idempotency')
      .where('created_at', '<', before(24 * hour))
      .execute();
    await trx
      .deleteFrom('rate_limit')
      .where('window_start', '<', now.getTime() - 24 * hour)
      .execute();
    await trx.deleteFrom('solved_captcha').where('expires_at', '<=', now.toISOString()).execute();
    await forgetOldTries({ db: trx, now });
    await forgetOldAddresses({ db: trx, now });
    await forgetOldTransit({ db: trx, now });
    return kept;
  });
  if (isClockFar) log({ event: 'clock-jumped', kept: time.toISOString(), clock: clock().toISOString() });
  await files.sweep(time);
}
