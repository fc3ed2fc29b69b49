import { useEffect, useEffectEvent, useState } from 'react';

/** The data or the error of a key; neither while loading. */
export interface Loaded<Value> {
  readonly data?: Value | undefined;
  readonly error?: unknown;
  readonly retry: () => void;
}

type Outcome<Value> = Pick<Loaded<Value>, 'data' | 'error'>;

/**
 * Loads the data of a key, once; again after a failure. A late answer is assigned to the key that it was requested for.
 *
 * @param key Undefined to wait.
 */
export function useLoaded<Value>(key: string | undefined, load: () => Promise<Value>): Loaded<Value> {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome<Value>>>>({});
  function ask(of: string | undefined) {
    const last = of === undefined ? undefined : outcomes[of];
    if (of === undefined || (last && last.error === undefined)) return;
    const tell = (outcome: Outcome<Value>) => setOutcomes((all) => ({ ...all, [of]: outcome }));
    tell({});
    load().then(
      (data) => tell({ data }),
      (error: unknown) => tell({ error }),
    );
  }
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(key), [key]);
  return { ...(key === undefined ? {} : outcomes[key]), retry: () => ask(key) };
}
