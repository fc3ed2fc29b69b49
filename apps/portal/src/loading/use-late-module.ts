import { useCallback, useEffect, useState } from 'react';
import { codeFailure } from './code-failure.ts';
import { useLoadState } from './use-load-state.ts';

interface Outcome<Module> {
  readonly data?: Module;
  readonly error?: unknown;
}

/**
 * Code that comes once it is wanted, as a load that can fail and be tried again.
 *
 * @param load Imports it: a function outside of the component.
 */
export function useLateModule<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [{ data, error }, setOutcome] = useState<Outcome<Module>>({});
  const fetchIt = useCallback(() => {
    setOutcome({});
    load().then(
      (module) => setOutcome({ data: module }),
      async (cause: unknown) => setOutcome({ error: await codeFailure(cause) }),
    );
  }, [load]);
  useEffect(() => {
    if (wanted) fetchIt();
  }, [wanted, fetchIt]);
  return useLoadState([
    { data, error, isValidating: wanted && !data && error === undefined, mutate: fetchIt },
  ]);
}
