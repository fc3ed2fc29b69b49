import { useSyncExternalStore } from 'react';

/**
 * What a store outside of React says now: drawn again when it says something else. A form that is drawn on a server says the
 * same there as at first in the browser.
 *
 * @param subscribe Calls its argument when something may have changed; the same function on every render.
 */
export const useStore = <Value>(subscribe: (onChange: () => void) => () => void, get: () => Value): Value =>
  useSyncExternalStore(subscribe, get, get);
