import { explainError, isCallFailure } from '@pabean/api/rules';
import { useState } from 'react';
import { useSharedMessages } from '../messages/dictionaries-context.ts';

/** Why an attempt failed. */
export interface Problem {
  readonly tone: 'danger' | 'warning';
  readonly title: string;
  /** HTTP status of a refusal. */
  readonly status?: number | undefined;
  /** How long to wait before the next attempt. */
  readonly seconds?: number | undefined;
  /** Whether a solved captcha can replace waiting. */
  readonly captcha: boolean;
  /** Whether retrying may work in a moment. */
  readonly retry: boolean;
}

const reason = (status: number | undefined, seconds: number | undefined): Pick<Problem, 'tone' | 'retry'> =>
  seconds === undefined
    ? { tone: 'danger', retry: status === undefined || status >= 500 }
    : { tone: 'warning', retry: false };

/**
 * Runs one attempt at a time and holds the error of the last one. After a success it stays busy, because the next screen
 * replaces it.
 */
export function useAttempt() {
  const shared = useSharedMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failures, setFailures] = useState(0);

  function problemOf(error: unknown): Problem {
    if (!isCallFailure(error))
      return { tone: 'danger', title: explainError(error, shared), captcha: false, retry: false };
    const { status, retryAfterSeconds: seconds, captcha = false, fieldErrors } = error;
    // The message of a single field is more specific than the general one.
    const title = fieldErrors.length === 1 ? fieldErrors[0]?.message : undefined;
    return {
      ...reason(status, seconds),
      title: title ?? explainError(error, shared),
      status,
      seconds,
      captcha,
    };
  }

  return {
    busy,
    problem,
    /** Number of failed attempts, so that a repeated message is announced again. */
    failures,
    forget: () => setProblem(undefined),
    /** Runs the attempt; resolves to whether it succeeded. */
    async attempt(work: () => unknown): Promise<boolean> {
      if (busy) return false;
      setBusy(true);
      try {
        await work();
        return true;
      } catch (error) {
        setProblem(problemOf(error));
        setFailures((count) => count + 1);
        setBusy(false);
        return false;
      }
    },
  };
}
