import { ApiError, type ClientOptions } from '@pabean/api/client';
import type { SessionCalls } from './calls.ts';
import type { LifeHandlers, SessionLife } from './session-life.ts';

/**
 * If the browser is online and the code is missing, the portal is older than the last release; `codeFailure` would be
 * too large for the login.
 */
export function failFetching(cause: unknown): never {
  const kind = navigator.onLine ? 'contract' : 'network';
  throw new ApiError('Code that signing in needs could not be fetched', { kind, cause });
}

/** Loads the code of the session's calls, and the timers of the session's end. */
export function createLateCalls(options: ClientOptions, handlers: Omit<LifeHandlers, 'extend'>) {
  let calls: Promise<SessionCalls> | undefined;
  let life: SessionLife | undefined;

  function prepare() {
    calls ??= Promise.all([import('./calls.ts'), import('./session-life.ts')]).then(
      ([{ createCalls }, { createSessionLife }]) => {
        life ??= createSessionLife({ ...handlers, extend });
        return createCalls(options);
      },
      (cause: unknown) => {
        calls = undefined;
        failFetching(cause);
      },
    );
    return calls;
  }
  const extend = async () => (await prepare()).extend();
  /** `life` is undefined until the first `prepare` is done. */
  return { prepare, extend, life: () => life };
}
