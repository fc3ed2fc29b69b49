import { setTimeout as wait } from 'node:timers/promises';
import type { PreparedCall } from './mixed-calls.ts';

/** The duration of a call, from its due time. */
export interface Timed {
  what: string;
  milliseconds: number;
  /** Whether the server was too busy for it (503). */
  refused: boolean;
}

/** Makes a call with its due time of `performance.now()`. */
export async function send({ what, url, init }: PreparedCall, due: number): Promise<Timed> {
  const response = await fetch(url, init);
  const body = await response.arrayBuffer();
  const refused = response.status === 503;
  if (!response.ok && !refused) throw new Error(`${what} answered ${response.status}: ${Buffer.from(body)}`);
  return { what, milliseconds: performance.now() - due, refused };
}

/**
 * Sends calls at a constant rate, whether or not earlier ones have been answered, so that a blocked server gets the same load.
 */
export async function mixedLoad(
  next: (index: number) => PreparedCall,
  perSecond: number,
  seconds: number,
): Promise<Timed[]> {
  const begin = performance.now();
  const under: Promise<Timed>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = begin + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    under.push(send(next(index), due));
  }
  return Promise.all(under);
}
