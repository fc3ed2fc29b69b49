import type { ApiError } from '@pabean/api/client';
import { useCallback, useEffect, useState } from 'react';
import { codeFailure } from './code-failure.ts';
import { loadedModule, loadOnce } from './load-once.ts';
import type { Call } from './use-load-state.ts';

/** Code that is loaded later, as a call that can fail and be retried. */
export interface LateCode<Module> extends Call<Module> {
  readonly error: ApiError | undefined;
}

/**
 * Fetches code once it is wanted. Code that was fetched before is returned at once.
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

/** Fetches code in advance; a failure is reported when it is wanted. */
export function usePreload(load: () => Promise<unknown>, wanted = true): void {
  useEffect(() => {
    if (wanted) loadOnce(load).catch(() => undefined);
  }, [load, wanted]);
}
