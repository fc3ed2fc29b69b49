import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { countFailure, type KeyedLimit } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { findRequest } from './requests.ts';
import { keptDays } from './retention.ts';

/** The same refusal for every wrong code. */
const unknown = () => new Refusal('transitUnknown', { icon: 'error', values: { days: keptDays.request } });

/** The arguments of a look-up. */
interface LookingUp {
  readonly db: Db;
  readonly now: Date;
  readonly address: string;
  readonly deps: Pick<CoreDeps, 'store' | 'limits'>;
}

/**
 * Finds a request by its code. Only failures count, and an existing code is always answered, because many users in a terminal
 * share one address.
 * @throws Refusal notFound for every unknown code, tooManyRequests after too many of them
 */
export async function lookUp({ db, deps: { store, limits }, address, now }: LookingUp, typed: string) {
  const request = await findRequest(db, typed);
  const counted: KeyedLimit[] = [
    [`transit-misses:${address}`, limits.transitMisses],
    [`transit-misses-a-day:${address}`, limits.transitMissesADay],
  ];
  const counting = countFailure(store, counted, now, !request);
  if (!request) {
    await counting;
    throw unknown();
  }
  // An existing request is returned even if the disk is full.
  await counting.catch(() => undefined);
  return request;
}
