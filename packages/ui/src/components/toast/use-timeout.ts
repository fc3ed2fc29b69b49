import { useEffect, useEffectEvent } from 'react';

/** Calls back once after a number of milliseconds, which restart after every pause. */
export function useTimeout(callback: () => void, milliseconds: number, paused: boolean) {
  const onTime = useEffectEvent(callback);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, paused]);
}
