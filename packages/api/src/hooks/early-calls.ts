import type { State } from 'swr';

/** Milliseconds for which an answer counts as fresh: SWR's own limit for sharing a request. */
const freshTime = 2_000;

/** Calls that were made while a component rendered, until the effect of its hook takes them over. */
export interface EarlyCalls {
  /**
   * Makes a call, unless its answer is known or pending. On a slow machine the first rendering of a page takes longer than
   * the answer.
   *
   * @param id The serialized cache key.
   * @param state What the cache has of it.
   */
  make(id: string, state: State | undefined, call: () => Promise<unknown>): void;
  /** Takes the call of a key, if it was made within the last two seconds: that of a rendering which React dropped is forgotten. */
  take(id: string): Promise<unknown> | undefined;
}

/** Creates the early calls of one cache. */
export function createEarlyCalls(): EarlyCalls {
  const calls = new Map<string, Promise<unknown>>();
  return {
    make(id, { data, error, isValidating } = {}, call) {
      if (data !== undefined || error !== undefined || isValidating || calls.has(id)) return;
      const answer = call();
      // Whoever takes it handles the error.
      answer.catch(() => undefined);
      calls.set(id, answer);
      setTimeout(() => calls.delete(id), freshTime);
    },
    take(id) {
      const answer = calls.get(id);
      calls.delete(id);
      return answer;
    },
  };
}
