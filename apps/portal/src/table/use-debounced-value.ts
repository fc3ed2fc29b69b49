import { useEffect, useState } from 'react';

// Who pauses for this long has typed enough to ask a server.
const pauseMs = 300;

/** What somebody types, once they pause; an emptied field at once. */
export function useDebouncedValue(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return typed && settled;
}
