import { useMemo, useRef } from 'react';

/** One key for one attempt to submit, however often it is repeated. */
export interface AttemptKey {
  /** The same key for the same input, until {@link AttemptKey.done}. */
  keyFor(input: unknown): string;
  /** The attempt succeeded: the next one gets a new key, even with the same input. */
  done(): void;
}

/**
 * The idempotency key of a form: an answer that was lost on its way can be asked for again without the write
 * happening twice, while a changed input is a new attempt.
 */
export function useIdempotencyKey(): AttemptKey {
  const attempt = useRef<{ input: string; key: string } | undefined>(undefined);
  return useMemo(
    () => ({
      keyFor(input) {
        const text = JSON.stringify(input) ?? '';
        if (attempt.current?.input !== text) attempt.current = { input: text, key: newKey() };
        return attempt.current.key;
      },
      done() {
        attempt.current = undefined;
      },
    }),
    [],
  );
}

// Not randomUUID, which a page without TLS lacks.
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
