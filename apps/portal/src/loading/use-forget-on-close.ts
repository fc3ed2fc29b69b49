import { useEffect } from 'react';

/** A call whose answer can be dropped from the cache. */
interface Forgettable {
  readonly mutate: (data: undefined, options: { revalidate: false }) => unknown;
}

/** An editor begins with what the server has when it opens: what was fetched for it is forgotten when it closes. */
export function useForgetOnClose({ mutate }: Forgettable): void {
  useEffect(
    () => () => {
      // The cache itself may have gone with the page.
      Promise.resolve(mutate(undefined, { revalidate: false })).catch(() => undefined);
    },
    [mutate],
  );
}
