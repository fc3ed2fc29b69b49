import { useEffect, useState } from 'react';

// Pause in typing after which the server is queried.
const pauseMs = 300;

/** A typed text, once the user pauses; an emptied field at once. */
export function useDebouncedValue(typed: string): string {
  const [debounced, setDebounced] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setDebounced(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return typed && debounced;
}
