/** How long the server keeps a session, from its `me` answer; empty where the provider does not send it. */
export interface Life {
  readonly idleSeconds?: number | undefined;
  readonly secondsLeft?: number | undefined;
}

/** A session that ends soon. */
export interface Ending {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** Whether a call extends it; at the end of its whole life none does. */
  readonly extendable: boolean;
}

/** Callbacks of a session's life. */
export interface LifeHandlers {
  /** Called when the session will end soon, or no longer will. */
  readonly onEnding: (ending: Ending | undefined) => void;
  readonly onEnd: () => void;
  /** Makes a call, so that the idle time starts again. */
  readonly extend: () => Promise<unknown>;
}

const minute = 60_000;
/** How long before its end a session warns. */
const warning = 2 * minute;
/** A user who typed or pointed this recently is active: the session is extended automatically. */
const atWork = 5 * minute;

/** The timers of a session. */
export type SessionLife = ReturnType<typeof createSessionLife>;

/**
 * Watches the idle time and the whole life of this tab's session by the device's clock: only durations count, so a
 * wrong clock does not matter. After sleep, a device checks when it wakes.
 */
export function createSessionLife({ onEnding, onEnd, extend }: LifeHandlers) {
  let idle = Number.POSITIVE_INFINITY;
  let endsAt = Number.POSITIVE_INFINITY;
  let lastUse = 0;
  let lastInput = 0;
  let isNotified = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function notify(ending: Ending | undefined) {
    if (!ending && !isNotified) return;
    isNotified = ending !== undefined;
    onEnding(ending);
  }

  function check() {
    clearTimeout(timer);
    const now = Date.now();
    const idleEnd = lastUse + idle;
    const at = Math.min(idleEnd, endsAt);
    if (at === Number.POSITIVE_INFINITY) return;
    if (now >= at) return finish();
    const calm = at - warning - now;
    timer = setTimeout(check, calm > 0 ? calm : at - now);
    if (calm > 0) return notify(undefined);
    const ending = { at, extendable: idleEnd < endsAt };
    if (ending.extendable && !isNotified && now - lastInput < atWork) extend().catch(() => notify(ending));
    else notify(ending);
  }

  function finish() {
    stop();
    onEnd();
  }

  function stop() {
    clearTimeout(timer);
    idle = endsAt = Number.POSITIVE_INFINITY;
    isNotified = false;
  }

  const noteInput = () => {
    lastInput = Date.now();
  };
  const wake = () => document.visibilityState === 'visible' && check();
  const unlisten = new AbortController();
  const { signal } = unlisten;
  for (const kind of ['keydown', 'pointerdown'])
    document.addEventListener(kind, noteInput, { capture: true, passive: true, signal });
  document.addEventListener('visibilitychange', wake, { signal });

  return {
    /** Starts a session, or updates its life from a new answer. */
    begin({ idleSeconds, secondsLeft }: Life) {
      lastUse = Date.now();
      idle = (idleSeconds ?? Number.POSITIVE_INFINITY) * 1_000;
      endsAt = lastUse + (secondsLeft ?? Number.POSITIVE_INFINITY) * 1_000;
      check();
    },
    /** Notes that the session was used, in this tab or in another. */
    used(at: number) {
      if (at <= lastUse) return;
      lastUse = at;
      check();
    },
    stop,
    close() {
      stop();
      unlisten.abort();
    },
  };
}
