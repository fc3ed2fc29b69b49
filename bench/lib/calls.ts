import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, type EndpointName, endpoints } from '@pabean/api/contract';
import { encodeAnswer } from '../../apps/server/src/http/encode.ts';
import type { ApiServer, Person } from './api-server.ts';

/** A prepared call that can be sent repeatedly. */
export interface Call {
  readonly url: string;
  readonly init: RequestInit;
}

/** Prepares a call of a person; `path` is that of a call with parameters, with their values. */
export function prepare(
  { url }: Pick<ApiServer, 'url'>,
  { token }: Pick<Person, 'token'>,
  name: EndpointName,
  { body, path }: { body?: unknown; path?: string } = {},
): Call {
  const row: Endpoint = endpoints[name];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const encoded = row.body && JSON.stringify(encodeAnswer(row.body, body));
  return {
    url: `${url}/api/${path ?? row.path}`,
    init: { method: row.method, headers, ...(encoded && { body: encoded }) },
  };
}

/**
 * Sends a call: milliseconds from its due time, a value of `performance.now()`, to the end of its answer. One that the server
 * refuses because it is too busy (503) counts as ten seconds.
 */
export async function send({ url, init }: Call, due = performance.now()): Promise<number> {
  const response = await fetch(url, init);
  const answer = await response.text();
  if (response.status === 503) return 10_000;
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer}`);
  return performance.now() - due;
}

/** Sends calls in rotation at a constant rate, whether or not earlier ones have been answered. */
export async function sendAtRate(calls: readonly Call[], perSecond: number, seconds: number) {
  const begin = performance.now();
  const sent: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    const call = calls[index % calls.length];
    if (call) sent.push(send(call, due));
  }
  return Promise.all(sent);
}
