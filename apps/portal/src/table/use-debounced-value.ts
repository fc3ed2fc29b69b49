import { useEffect, useState } from 'react';

// Pause in typing after which the server is queried.
const pauseMs = 300;

/** A typed text, once the user pauses; an emptied field at once. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return typed && settled;
}
