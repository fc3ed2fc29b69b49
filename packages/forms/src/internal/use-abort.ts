import { useEffect, useRef } from 'react';

/** An abort signal for work of a component: aborted by `abort`, and on unmount. */
export function useAbort() {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);
  return {
    /** Returns a new signal. Earlier work is no longer aborted by it. */
    begin() {
      controller.current = new AbortController();
      return controller.current.signal;
    },
    abort: () => controller.current?.abort(),
  };
}
