import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const moments = ['input', 'change', 'focus', 'blur'] as const;

/**
 * The current value of an input, also where a form library sets it. Only the component that calls this re-renders on a
 * key press, not the field around it.
 */
export function useInputValue(input: RefObject<HTMLInputElement | null>, first = ''): string {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const element = input.current;
      for (const moment of moments) element?.addEventListener(moment, onChange);
      return () => {
        for (const moment of moments) element?.removeEventListener(moment, onChange);
      };
    },
    [input],
  );
  return useSyncExternalStore(
    subscribe,
    () => input.current?.value ?? first,
    () => first,
  );
}
