const key = 'pabean.token';
const overKey = 'pabean.over';

/** A page that waits for the next sign-in: the token of its session, and whether it continues. */
interface Waiting {
  readonly token: string;
  readonly renewed: Promise<boolean>;
  readonly end: (goesOn: boolean) => void;
}

/**
 * The bearer token: in session storage, so that it survives a reload and ends with the tab; in memory where storage is
 * blocked. Of an expired session whose page waits for the next sign-in, the old token stays in memory and a mark in the
 * storage: after a reload the login must still show why the page was closed.
 */
export function createTokenStore(storage: () => Storage = () => sessionStorage) {
  let token = attempt(() => storage().getItem(key)) ?? undefined;
  let waiting: Waiting | undefined;
  const keep = (name: string, value: string | undefined) =>
    attempt(() => (value === undefined ? storage().removeItem(name) : storage().setItem(name, value)));
  return {
    get: () => token,
    set(next: string | undefined) {
      token = next;
      keep(key, next);
    },
    /** The token of the waiting page, if there is one. */
    waiting: () => waiting?.token,
    /** Resolves with whether the waiting page continues. */
    renewed: () => waiting?.renewed,
    /** Starts waiting with the page of an expired session. */
    wait(expired: string) {
      let end: Waiting['end'] = () => undefined;
      const renewed = new Promise<boolean>((resolve) => {
        end = resolve;
      });
      waiting = { token: expired, renewed, end };
      keep(overKey, 'yes');
    },
    /** Ends the waiting: the page continues, or is closed. */
    endWait(goesOn: boolean) {
      waiting?.end(goesOn);
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
