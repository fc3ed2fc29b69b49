import { useEffect, useState } from 'react';

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1_000));

/** Whole seconds until an instant, given in milliseconds since 1970; re-renders each second. */
export function useSecondsUntil(at: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(at));
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}
