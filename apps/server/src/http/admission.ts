import type { Endpoint } from '@pabean/api/contract';
import type { Context } from 'hono';
import { countUse } from '../core/rate-limit.ts';
import { Refusal } from '../core/refusal.ts';
import type { Env } from './address.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Deps } from './deps.ts';
import { createFloodGuard } from './flood-guard.ts';
import { HttpRefusal } from './http-refusal.ts';
import { statusOf } from './status.ts';

/**
 * Refuses writing requests from other sites, such as pictures and links. Browsers send the origin of a request. @throws Refusal
 * 403
 */
function requireOwnSite(c: Context<Env>) {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new Refusal('forbidden');
}

/** Creates the function that identifies the caller of a row and applies its access and rate limits. */
export function createAdmission(deps: Deps) {
  const guardAddress = createFloodGuard(deps.limits.callsByAddress);
  const guardAccount = createFloodGuard(deps.limits.callsByAccount);

  /** Identifies the caller. @throws Refusal 401, 403, 405 or 429 */
  return async function admit(c: Context<Env>, row: Endpoint, address: string, now: Date): Promise<Caller> {
    // A HEAD request must not run a writing call.
    if (row.writes && c.req.method === 'HEAD')
      throw new HttpRefusal('methodNotAllowed', { Allow: row.method });
    if (row.writes && row.method === 'GET') requireOwnSite(c);
    const authorization = c.req.header('authorization');
    const visitor = c.req.header('pabean-visitor');
    try {
      const caller = await callerOf(deps, row, { authorization, visitor, address });
      // Hundreds of users may share an address, so it is counted only for callers without a session.
      if (caller.kind !== 'visitor') guardAccount(caller.account.id, now);
      else guardAddress(address, now);
      return caller;
    } catch (error) {
      if (error instanceof Refusal && statusOf(error) !== 429) guardAddress(address, now);
      throw error;
    }
  };
}

/** Counts a writing call. @throws Refusal 429 */
export async function countCall(
  { store, limits }: Deps,
  row: Endpoint,
  caller: Caller,
  address: string,
  now: Date,
) {
  if (row.rate !== 'write' && row.rate !== 'upload') return;
  // A visitor could send a new key with every call, so visitors are counted by their address.
  if (caller.kind === 'visitor') return countUse(store, `visitors:${address}`, limits.writesByVisitors, now);
  const limit = row.rate === 'write' ? limits.writesByAccount : limits.uploadsByAccount;
  return countUse(store, `${row.rate}:${caller.account.id}`, limit, now);
}
