import type { ApiError } from '@pabean/api/client';
import { useCallback, useEffect, useState } from 'react';
import { codeFailure } from './code-failure.ts';
import { loadedModule, loadOnce } from './load-once.ts';
import type { Call } from './use-load-state.ts';

/** Code that is not here from the start, as a call that can fail and be made again. */
export interface LateCode<Module> extends Call<Module> {
  readonly error: ApiError | undefined;
}

/**
 * Fetches code once it is wanted. What was fetched before is there at once.
 *
 * @param load Imports it: a function outside of the component.
 * @param wanted Whether it is fetched now.
 */
export function useLateCode<Module>(load: () => Promise<Module>, wanted = true): LateCode<Module> {
  const data = loadedModule(load);
  const [{ error }, setOutcome] = useState<{ readonly error?: ApiError }>({});
  const fetchIt = useCallback(() => {
    setOutcome({});
    loadOnce(load).then(
      () => setOutcome({}),
      async (cause: unknown) => setOutcome({ error: await codeFailure(cause) }),
    );
  }, [load]);
  const isMissing = wanted && data === undefined;
  useEffect(() => {
    if (isMissing) fetchIt();
  }, [isMissing, fetchIt]);
  return { data, error, isValidating: isMissing && error === undefined, mutate: fetchIt };
}

/** Fetches code before it is wanted; that it did not come is said when it is. */
export function usePreload(load: () => Promise<unknown>, wanted = true): void {
  useEffect(() => {
    if (wanted) loadOnce(load).catch(() => undefined);
  }, [load, wanted]);
}
