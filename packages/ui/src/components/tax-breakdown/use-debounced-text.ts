import { useEffect, useRef, useState } from 'react';

const restMs = 1000;

/** A text that changes as people type, to be said once it rests. What stands there at first is not said. */
export function useDebouncedText(text: string): string {
  const [debounced, setDebounced] = useState('');
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return undefined;
    const timer = setTimeout(() => {
      last.current = text;
      setDebounced(text);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}
