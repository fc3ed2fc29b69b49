import { useEffect, useRef, useState } from 'react';

const restMs = 1000;

/**
 * A text that changes as the user types, for announcing it once it no longer changes. The initial text is not
 * announced.
 */
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
