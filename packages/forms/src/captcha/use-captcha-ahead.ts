import { captchaSeconds } from '@pabean/api/contract';
import { useOffice } from '@pabean/ui/office';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CaptchaLoader } from './captcha-field.tsx';
import { type Altcha, useAltcha } from './use-altcha.ts';

/** What {@link useCaptchaAhead} works with. */
export interface CaptchaAheadOptions {
  /** Fetches a captcha. */
  readonly load: CaptchaLoader;
  /** Whether it is time to begin. */
  readonly begins: boolean;
  /**
   * How long a solution is good, in seconds.
   *
   * @default captchaSeconds, less half a minute for the way to the server
   */
  readonly goodFor?: number;
}

/** A captcha that is solved before the field of it is drawn. */
export interface CaptchaAhead {
  /** The solution, or an empty text as long as there is none. */
  readonly value: string;
  /** Takes what somebody solved in the field. */
  readonly setValue: (value: string) => void;
  /** What solves it here; undefined where the office has Google reCAPTCHA, which only a person solves. */
  readonly altcha: Altcha | undefined;
  /** The solution, solved now where there is none. Rejects where that failed; empty where only a person can. */
  ready(): Promise<string>;
  /** Lets go of a solution that the server refused, and solves a new one. */
  renew(): void;
}

/**
 * Solves a captcha quietly while a form is filled in, and anew when it has expired and the page is in sight. One that could
 * not be fetched is tried again when the line comes back; the field says why and has a button for it, too.
 */
export function useCaptchaAhead({
  load,
  begins,
  goodFor = captchaSeconds - 30,
}: CaptchaAheadOptions): CaptchaAhead {
  const { captcha } = useOffice();
  const isOurs = captcha?.provider !== 'recaptcha';
  const [value, setDrawn] = useState('');
  /** Whoever waits for the line asks for the solution of then, not of when the waiting began. */
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
