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
  /** Whether a solved captcha takes the place of waiting. */
  readonly captcha: boolean;
  /** Whether the same attempt may work in a moment. */
  readonly retry: boolean;
}

const reason = (status: number | undefined, seconds: number | undefined): Pick<Problem, 'tone' | 'retry'> =>
  seconds === undefined
    ? { tone: 'danger', retry: status === undefined || status >= 500 }
    : { tone: 'warning', retry: false };

/** One attempt at a time, and why the last one failed. After one that worked it stays busy: what comes next replaces it. */
export function useAttempt() {
  const shared = useSharedMessages();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [failures, setFailures] = useState(0);

  function problemOf(error: unknown): Problem {
    if (!isCallFailure(error))
      return { tone: 'danger', title: explainError(error, shared), captcha: false, retry: false };
    const { status, retryAfterSeconds: seconds, captcha = false, fieldErrors } = error;
    // What is said of one field says more than that some field needs attention.
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
    /** How many attempts have failed: the words of a message that comes again are said again. */
    failures,
    forget: () => setProblem(undefined),
    /** Tries; gives whether it worked. */
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
