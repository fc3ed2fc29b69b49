import { useEffect, useEffectEvent } from 'react';

/** Calls back once after so many milliseconds, counted anew whenever it stops being paused. */
export function useTimeout(callback: () => void, milliseconds: number, paused: boolean) {
  const onTime = useEffectEvent(callback);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => onTime(), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, paused]);
}
