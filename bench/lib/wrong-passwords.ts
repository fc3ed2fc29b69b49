import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, endpoints } from '@pabean/api/contract';
import { encodeAnswer } from '../../apps/server/src/http/encode.ts';
import { testPassword } from '../../apps/server/src/testing/index.ts';
import type { ApiServers } from './api-servers.ts';

const seconds = 10;
const perSecond = 200;
/** The owner's tries, one after the other, with pauses. */
const pause = 400;
const home = '192.0.2.1';

/** The outcome of an owner's right passwords while others tried wrong ones. */
export interface SignIns {
  /** Milliseconds of each successful sign-in of the owner. */
  took: number[];
  /** The failed ones. */
  failed: number;
  /** Answered wrong passwords per second. */
  wrongPerSecond: number;
  /** Those of them that were checked, not refused by the rate limit. */
  lookedAt: number;
}

async function signIn(origin: string, from: string, username: string, password: string): Promise<number> {
  const row: Endpoint = endpoints.signIn;
  const response = await fetch(`${origin}/api/${row.path}`, {
    method: row.method,
    // The bench's server trusts one proxy, so that callers can have different addresses.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(row.body && encodeAnswer(row.body, { username, password })),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Many addresses. */
const addressOf = (index: number) => `198.18.${Math.floor(index / 250) % 250}.${index % 250}`;

/**
 * Wrong passwords at a constant rate, each from a different address: half of them for the owner's account, half for accounts
 * without earlier tries, so that those need not wait.
 */
export async function besideWrongPasswords({ fullPort, own }: ApiServers): Promise<SignIns> {
  const origin = `http://127.0.0.1:${fullPort}`;
  const first = await signIn(origin, home, own.username, testPassword);
  if (first !== 200) throw new Error(`The owner's first sign-in was answered with ${first}.`);
  const ending = new AbortController();
  const took: number[] = [];
  let failed = 0;
  const owner = async () => {
    while (!ending.signal.aborted) {
      const begin = performance.now();
      const status = await signIn(origin, home, own.username, testPassword).catch(() => 0);
      if (status === 200) took.push(performance.now() - begin);
      else failed += 1;
      await wait(pause);
    }
  };
  const signingIn = owner();
  const begin = performance.now();
  const tries: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const early = begin + (index * 1000) / perSecond - performance.now();
    if (early > 1) await wait(early);
    const username = index % 2 === 0 ? own.username : `tebakan-${index}`;
    tries.push(signIn(origin, addressOf(index), username, 'salah').catch(() => 0));
  }
  const statuses = await Promise.all(tries);
  const elapsed = (performance.now() - begin) / 1000;
  ending.abort();
  await signingIn;
  return {
    took,
    failed,
    wrongPerSecond: statuses.filter((status) => status > 0).length / elapsed,
    lookedAt: statuses.filter((status) => status === 401).length,
  };
}
