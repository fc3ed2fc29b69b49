import { captchaSeconds } from '@pabean/api/contract';
import { useOffice } from '@pabean/ui/office';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaLoader } from './captcha-field.tsx';
import { type Altcha, useAltcha } from './use-altcha.ts';

/** Options of {@link useCaptchaAhead}. */
export interface CaptchaAheadOptions {
  /** Fetches a captcha. */
  readonly load: CaptchaLoader;
  /** Whether to start solving. */
  readonly begins: boolean;
  /**
   * How long a solution is valid, in seconds.
   *
   * @default captchaSeconds - 30
   */
  readonly goodFor?: number;
}

/** A captcha that is solved before its field is rendered. */
export interface CaptchaAhead {
  /** The solution, or an empty string while there is none. */
  readonly value: string;
  /** Takes the solution from the field. */
  readonly setValue: (value: string) => void;
  /** The solver; undefined with Google reCAPTCHA, which only a person can solve. */
  readonly altcha: Altcha | undefined;
  /**
   * Returns the solution, solving now if there is none. Rejects if that fails; resolves to an empty string with Google
   * reCAPTCHA.
   */
  ready(): Promise<string>;
  /** Drops a solution that the server rejected and solves a new one. */
  renew(): void;
}

/**
 * Solves a captcha in the background while a form is filled in, and again when it has expired and the page is visible. If it
 * could not be fetched it is retried when the connection is back; the field also shows the reason and a button.
 */
export function useCaptchaAhead({
  load,
  begins,
  goodFor = captchaSeconds - 30,
}: CaptchaAheadOptions): CaptchaAhead {
  const { captcha } = useOffice();
  const isOurs = captcha?.provider !== 'recaptcha';
  const [value, setDrawn] = useState('');
  /** Callers that wait for a connection get the solution of that later moment. */
  const latest = useRef('');
  const setValue = (next: string) => {
    latest.current = next;
    setDrawn(next);
  };
  const altcha = useAltcha({ load, goodFor, onValueChange: setValue });
  const { state } = altcha;
  const isDue = isOurs && begins && (state === 'waiting' || state === 'expired');
  const solve = useEffectEvent(() => void altcha.solve().catch(() => undefined));

  useEffect(() => {
    if (!isDue) return;
    const whenSeen = () => document.visibilityState === 'visible' && solve();
    whenSeen();
    document.addEventListener('visibilitychange', whenSeen);
    return () => document.removeEventListener('visibilitychange', whenSeen);
  }, [isDue]);

  const hasFailed = isOurs && state === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    const again = () => solve();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [hasFailed]);

  return {
    value,
    setValue,
    altcha: isOurs ? altcha : undefined,
    ready: async () => latest.current || (isOurs ? altcha.solve() : ''),
    renew() {
      if (!isOurs) return;
      setValue('');
      void altcha.solve().catch(() => undefined);
    },
  };
}
