const key = 'pabean.token';
const overKey = 'pabean.over';

/**
 * The bearer token: in session storage, so that it survives a reload and ends with the tab; in memory where storage is
 * blocked. Of an expired session whose page waits for the next sign-in, the old token and a mark in the storage stay: a
 * reload must still show why the page is gone.
 */
export function createTokenStore(storage: () => Storage = () => sessionStorage) {
  let token = attempt(() => storage().getItem(key)) ?? undefined;
  let waiting: { readonly token: string; readonly renewed: PromiseWithResolvers<boolean> } | undefined;
  const keep = (name: string, value: string | undefined) =>
    attempt(() => (value === undefined ? storage().removeItem(name) : storage().setItem(name, value)));
  return {
    get: () => token,
    set(next: string | undefined) {
      token = next;
      keep(key, next);
    },
    /** The token of the page that waits, if one does. */
    waiting: () => waiting?.token,
    /** Whether the page that waits goes on, once that is known. */
    renewed: () => waiting?.renewed.promise,
    /** The page of an expired session waits. */
    wait(expired: string) {
      waiting = { token: expired, renewed: Promise.withResolvers() };
      keep(overKey, 'yes');
    },
    /** Ends the waiting: the page goes on, or is given up. */
    endWait(goesOn: boolean) {
      waiting?.renewed.resolve(goesOn);
      waiting = undefined;
      keep(overKey, undefined);
    },
    /** Whether a page was waiting before a reload. */
    wasWaiting: () => attempt(() => storage().getItem(overKey)) === 'yes',
  };
}

function attempt<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
