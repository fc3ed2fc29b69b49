import { isCallFailure } from '@pabean/api/rules';
import { useEffect, useRef, useState } from 'react';

/** How far a sending is: not begun or ended, under way, or waiting for the line. */
export type SendingState = 'idle' | 'sending' | 'waiting';

/** A sending that waits for the line. */
export interface OnlineSend {
  readonly state: SendingState;
  /**
   * Sends. While the browser has no line, and after an attempt to which no answer came, it waits and then tries again, until
   * the server answers. Rejects with the server's refusal, and with an `AbortError` once it was stopped.
   *
   * @param attempt Called for each attempt; hand its signal on to the call.
   */
  run<Answer>(attempt: (signal: AbortSignal) => Promise<Answer>): Promise<Answer>;
  /** Tries again at once, while it waits. */
  tryNow(): void;
  /** Stops waiting, or calls off what is under way. */
  stop(): void;
}

/** The first and the longest pause between attempts, in milliseconds, where the browser says that it has a line. */
const pauses = { first: 4_000, longest: 60_000 };

/** What {@link useOnlineSend} may be told. */
export interface OnlineSendOptions {
  /**
   * The first pause between attempts, in milliseconds; each one after it is twice as long, up to a minute.
   *
   * @default 4000
   */
  readonly firstPause?: number;
}

/**
 * Sends something over a line that comes and goes: by itself when the line is back, as long as somebody waits for it. A
 * component that goes away stops it.
 */
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

/** One attempt, which ends when the browser loses its line: some wait for an answer for minutes. */
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

/** Resolves when the browser has a line again, after a pause where it never lost it, or when somebody asks for it. */
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
