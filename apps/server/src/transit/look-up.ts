import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { countFailure, type KeyedLimit } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import { findRequest } from './requests.ts';
import { keptDays } from './retention.ts';

/** What is wrong with a code is told to nobody. */
const unknown = () => new Refusal('transitUnknown', { icon: 'error', values: { days: keptDays.request } });

/** What a call has at hand when somebody looks for a request. */
interface LookingUp {
  readonly db: Db;
  readonly now: Date;
  readonly address: string;
  readonly deps: Pick<CoreDeps, 'store' | 'limits'>;
}

/**
 * Looks for a request by its code. Only failures count, and a code that exists is answered whatever has been counted: in a
 * terminal many people have one address.
 * @throws Refusal notFound for every code that no request has, tooManyRequests once there were too many of them
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
  // A full disk is no reason to send somebody away whose request is there.
  await counting.catch(() => undefined);
  return request;
}
