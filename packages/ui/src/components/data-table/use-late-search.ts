import { useEffect, useState } from 'react';

// A pause in typing after which the server is asked.
const pauseMs = 300;

/** State and handlers of a search field. */
export interface SearchBox {
  text: string;
  /** Called with every change. */
  onType: (text: string) => void;
  /** Called by Enter: searches at once. */
  onEnter?: () => void;
}

/** A search on a server: after a pause in typing, at once by Enter and when the field is cleared. */
export function useLateSearch(query: string, search: (query: string) => void): SearchBox {
  // The typed text that has not been requested yet.
  const [typed, setTyped] = useState<string>();
  const request = (text: string) => {
    setTyped(undefined);
    if (text !== query) search(text);
  };
  useEffect(() => {
    if (typed === undefined) return;
    const pause = setTimeout(() => {
      setTyped(undefined);
      if (typed !== query) search(typed);
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [typed, query, search]);
  return {
    text: typed ?? query,
    onType: (text) => (text ? setTyped(text) : request(text)),
    onEnter: () => typed !== undefined && request(typed),
  };
}
