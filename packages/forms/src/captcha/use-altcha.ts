import { type CallFailure, isCallFailure } from '@pabean/api/rules';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { useEffect, useRef, useState } from 'react';
import type { CaptchaLoader } from './captcha-field.tsx';

/** Status of the captcha. */
export type CaptchaState = 'waiting' | 'working' | 'solved' | 'expired' | 'failed';

/** A captcha that is solved on this device. */
export interface Altcha {
  /** Its status. */
  readonly state: CaptchaState;
  /** Why the captcha could not be fetched; undefined if something else failed. */
  readonly error?: CallFailure | undefined;
  /** Fetches a captcha and solves it. Rejects with the reason if that fails. Only one attempt runs at a time. */
  solve(): Promise<string>;
}

/** Options of {@link useAltcha}. */
export interface AltchaOptions {
  readonly load: CaptchaLoader;
  readonly goodFor: number;
  readonly onValueChange: (value: string) => void;
}

/** Fetches a captcha and solves it. Stops when the component is unmounted. */
export function useAltcha({ load, goodFor, onValueChange }: AltchaOptions): Altcha {
  const [progress, setProgress] = useState<Omit<Altcha, 'solve'>>({ state: 'waiting' });
  const work = useRef<AbortController>(undefined);
  const running = useRef<Promise<string>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      work.current?.abort();
      clearTimeout(timer.current);
    },
    [],
  );

  async function begin() {
    const controller = new AbortController();
    work.current = controller;
    clearTimeout(timer.current);
    setProgress({ state: 'working' });
    try {
      const challenge = await load(controller.signal);
      timer.current = setTimeout(expire, goodFor * 1_000);
      const value = await solutionOf(challenge as object as Challenge, controller);
      onValueChange(value);
      setProgress({ state: 'solved' });
      return value;
    } catch (error) {
      clearTimeout(timer.current);
      if (!controller.signal.aborted)
        setProgress({ state: 'failed', error: isCallFailure(error) ? error : undefined });
      throw error;
    }
  }

  function solve() {
    running.current ??= begin().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }

  function expire() {
    work.current?.abort();
    onValueChange('');
    setProgress({ state: 'expired' });
  }

  return { ...progress, solve };
}

/** The browser derives the keys on its own threads, so the page stays responsive. */
async function solutionOf(challenge: Challenge, controller: AbortController): Promise<string> {
  const solution = await solveChallenge({ challenge, controller, deriveKey });
  if (!solution) throw new Error('The captcha was not solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
