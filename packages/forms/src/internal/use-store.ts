import { useSyncExternalStore } from 'react';

/**
 * The current snapshot of an external store; re-renders when it changes. Server rendering and hydration use the same snapshot.
 *
 * @param subscribe Calls its argument when something may have changed; pass the same function on every render.
 */
export const useStore = <Value>(subscribe: (onChange: () => void) => () => void, get: () => Value): Value =>
  useSyncExternalStore(subscribe, get, get);
