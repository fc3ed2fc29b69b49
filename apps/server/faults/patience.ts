import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '../src/testing/call.ts';

const patience = 30_000;

/** Sends each call to the present server, with a timeout of half a minute. */
export const patiently =
  (server: () => Send): Send =>
  (path, init) =>
    server()(path, { ...init, signal: AbortSignal.timeout(patience) });

/**
 * Tries again until the outcome is known.
 *
 * @param tell The error message when it is unknown after half a minute.
 */
export async function untilKnown(attempt: () => Promise<boolean>, tell: () => string): Promise<void> {
  const end = performance.now() + patience;
  while (!(await attempt())) {
    if (performance.now() > end) throw new Error(`No answer after ${patience} ms: ${tell()}`);
    await wait(50);
  }
}
