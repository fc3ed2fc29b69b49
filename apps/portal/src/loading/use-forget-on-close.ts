import { useEffect } from 'react';

/** A call whose answer can be dropped from the cache. */
interface Forgettable {
  readonly mutate: (data: undefined) => unknown;
}

/** Drops a cached answer when its editor closes, so that an editor starts with the server's current data. */
export function useForgetOnClose({ mutate }: Forgettable): void {
  useEffect(
    () => () => {
      // Its pending request is dropped, too, so that an editor that opens again at once does not reuse it. The cache
      // may have been unmounted with the page.
      Promise.resolve(mutate(undefined)).catch(() => undefined);
    },
    [mutate],
  );
}
