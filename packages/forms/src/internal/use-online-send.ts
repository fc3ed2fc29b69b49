import { isCallFailure } from '@pabean/api/rules';
import { useEffect, useRef, useState } from 'react';

/** Status of a submission: idle, in progress, or waiting for a connection. */
export type SendingState = 'idle' | 'sending' | 'waiting';

/** A submission that waits for a connection. */
export interface OnlineSend {
  readonly state: SendingState;
  /**
   * Sends. While the browser is offline, and after an attempt without a response, it waits and retries until the server
   * responds. Rejects with the server's refusal, and with an `AbortError` after `stop`.
   *
   * @param attempt Called for each attempt; pass its signal to the call.
   */
  run<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
  /** Retries at once, while it waits. */
  tryNow(): void;
  /** Stops waiting, or aborts the current attempt. */
  stop(): void;
}

/** The first and the longest pause between attempts, in milliseconds, while the browser is online. */
const pauses = { first: 4_000, longest: 60_000 };

/** Options of {@link useOnlineSend}. */
export interface OnlineSendOptions {
  /**
   * The first pause between attempts, in milliseconds; each following one is twice as long, up to a minute.
   *
   * @default 4000
   */
  readonly firstPause?: number;
}

/** Sends something over an unreliable connection: it retries by itself when the connection is back. Stops on unmount. */
export function useOnlineSend({ firstPause = pauses.first }: OnlineSendOptions = {}): OnlineSend {
  const [state, setState] = useState<SendingState>('idle');
  const stopping = useRef<AbortController>(undefined);
  const wake = useRef<() => void>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  async function run<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>) {
    const controller = new AbortController();
    stopping.current = controller;
    const { signal } = controller;
    try {
      for (let pause = firstPause; ; pause = Math.min(2 * pause, pauses.longest)) {
        if (navigator.onLine) {
          setState('sending');
          try {
            return await whileOnline(signal, attempt);
          } catch (error) {
            if (signal.aborted || !(isAborted(error) || isUnanswered(error))) throw error;
          }
        }
        setState('waiting');
        await untilOnline(signal, pause, (now) => {
          wake.current = now;
        });
      }
    } finally {
      if (stopping.current === controller) setState('idle');
    }
  }

  function stop() {
    stopping.current?.abort();
    setState('idle');
  }

  return { state, run, tryNow: () => wake.current?.(), stop };
}

const isAborted = (error: unknown) => error instanceof Error && error.name === 'AbortError';
const isUnanswered = (error: unknown) => isCallFailure(error) && error.kind === 'network';

/** One attempt, which ends when the browser goes offline: some would wait for a response for minutes. */
async function whileOnline<Answer>(
  signal: AbortSignal,
  attempt: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const lost = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(new DOMException('Called off', 'AbortError')));
  });
  addEventListener('offline', abort);
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([attempt(controller.signal), lost]);
  } finally {
    removeEventListener('offline', abort);
    signal.removeEventListener('abort', abort);
  }
}

/** Resolves when the browser is online again, after a pause if it never was offline, or when the user requests it. */
function untilOnline(signal: AbortSignal, pause: number, wakes: (now: () => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = navigator.onLine ? setTimeout(end, pause) : undefined;
    const stop = () => {
      clear();
      reject(new DOMException('Stopped', 'AbortError'));
    };
    function clear() {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', stop);
      wakes(() => undefined);
    }
    function end() {
      clear();
      resolve();
    }
    addEventListener('online', end);
    signal.addEventListener('abort', stop);
    wakes(end);
  });
}
