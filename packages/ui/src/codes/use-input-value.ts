import { type RefObject, useCallback, useSyncExternalStore } from 'react';

const moments = ['input', 'change', 'focus', 'blur'] as const;

/**
 * What stands in an input just now, also where a form library writes into it. Only the component that calls this is
 * drawn again on a key press, not the field around it.
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
