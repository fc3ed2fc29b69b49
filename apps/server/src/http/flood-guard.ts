import type { Limit } from '../core/limits.ts';
import { windowOf } from '../core/rate-limit.ts';
import { tooManyRequests } from '../core/refusal.ts';

const mostKeys = 50_000;

/** A counter in this process's memory for floods of ordinary calls: it costs no write, and may be lost. */
export function createFloodGuard(limit: Limit) {
  let windowStart = 0;
  const counts = new Map<string, number>();
  return (key: string, now: Date): void => {
    const current = windowOf(limit, now);
    if (current.windowStart !== windowStart || counts.size > mostKeys) {
      counts.clear();
      windowStart = current.windowStart;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > limit.count) throw tooManyRequests(current.retrySeconds);
  };
}
