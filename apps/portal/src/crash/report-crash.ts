import { createClient } from '@pabean/api/client';
import { type Crash, reportCrash as call } from '@pabean/api/contract';
import { currentAddress } from '../routing/address.ts';
import { findRoute } from '../routing/find-route.ts';
import { describeError } from './describe-error.ts';

/** Errors that are reported until the page is loaded again: the first ones tell most. */
const most = 5;
const reported = new Map<string, Promise<string | undefined>>();

async function send(body: Crash): Promise<string | undefined> {
  const { incident } = await createClient().call(call, { body });
  return incident;
}

/**
 * Reports an error to the server, the same one once.
 *
 * @param always Whether it is reported without a place in the portal's code, too: extensions of browsers cause many.
 * @returns The number under which the server noted it; undefined where it could not.
 */
export async function reportCrash(error: unknown, always: boolean): Promise<string | undefined> {
  const described = describeError(error, new URL('.', document.baseURI).href);
  if (!always && described.frames.length === 0) return undefined;
  const key = JSON.stringify(described);
  if (!reported.has(key) && reported.size < most) {
    const { path: route } = findRoute(currentAddress().path).route;
    const body = { ...described, route, release: import.meta.env.PABEAN_RELEASE };
    reported.set(
      key,
      send(body).catch(() => undefined),
    );
  }
  return reported.get(key);
}
