import { useEffect, useRef } from 'react';

/** A signal for what a component begins: aborted by hand, and when the component goes away. */
export function useAbort() {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    /** A new signal. What was begun before is no longer aborted by this. */
    begin() {
      controller.current = new AbortController();
      return controller.current.signal;
    },
    abort: () => controller.current?.abort(),
  };
}
