import { setTimeout as wait } from 'node:timers/promises';
import type { Send } from '../src/testing/call.ts';

const patience = 30_000;

/** The way to a server, taken for each call anew, which waits half a minute for an answer. */
export const patiently =
  (server: () => Send): Send =>
  (path, init) =>
    server()(path, { ...init, signal: AbortSignal.timeout(patience) });

/**
 * Tries again until the outcome is known.
 *
 * @param tell What to say when it is not after half a minute.
 */
export async function untilKnown(attempt: () => Promise<boolean>, tell: () => string): Promise<void> {
  const end = performance.now() + patience;
  while (!(await attempt())) {
    if (performance.now() > end) throw new Error(`No answer after ${patience} ms: ${tell()}`);
    await wait(50);
  }
}
