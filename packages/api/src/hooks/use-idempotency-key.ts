import { useMemo, useRef } from 'react';
import { randomKey } from '../client/index.ts';

/** One key for one attempt to submit, however often it is retried. */
export interface AttemptKey {
  /** Returns the same key for the same input, until {@link AttemptKey.done}. */
  keyFor(input: unknown): string;
  /** Marks the attempt as succeeded: the next one gets a new key, even with the same input. */
  done(): void;
}

/**
 * The idempotency key of a form: after a lost answer the write can be retried without happening twice, while a changed
 * input is a new attempt.
 */
export function useIdempotencyKey(): AttemptKey {
  const attempt = useRef<{ input: string; key: string } | undefined>(undefined);
  return useMemo(
    () => ({
      keyFor(input) {
        const text = JSON.stringify(input) ?? '';
        if (attempt.current?.input !== text) attempt.current = { input: text, key: randomKey() };
        return attempt.current.key;
      },
      done() {
        attempt.current = undefined;
      },
    }),
    [],
  );
}
