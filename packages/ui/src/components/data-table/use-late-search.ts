import { useEffect, useState } from 'react';

// Who pauses for this long has typed enough to ask a server.
const pauseMs = 300;

/** A search field: what stands in it, and what is done with it. */
export interface SearchBox {
  text: string;
  /** Called with every change. */
  onType: (text: string) => void;
  /** Called by Enter: asks without waiting. */
  onEnter?: () => void;
}

/** A search that a server is asked: after a pause in typing, at once by Enter and when the field is emptied. */
export function useLateSearch(query: string, search: (query: string) => void): SearchBox {
  // What was typed and not asked for yet.
  const [typed, setTyped] = useState<string>();
  const ask = (text: string) => {
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
    onType: (text) => (text ? setTyped(text) : ask(text)),
    onEnter: () => typed !== undefined && ask(typed),
  };
}
