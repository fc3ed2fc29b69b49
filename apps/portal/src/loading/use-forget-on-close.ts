import { useEffect } from 'react';

/** A call whose answer can be dropped from the cache. */
interface Forgettable {
  readonly mutate: (data: undefined) => unknown;
}

/** An editor begins with what the server has when it opens: what was fetched for it is forgotten when it closes. */
export function useForgetOnClose({ mutate }: Forgettable): void {
  useEffect(
    () => () => {
      // Its request is forgotten, too, so that an editor that opens again at once does not wait for it. The cache itself
      // may have gone with the page.
      Promise.resolve(mutate(undefined)).catch(() => undefined);
    },
    [mutate],
  );
}
