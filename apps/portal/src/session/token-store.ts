const key = 'pabean.token';

/** The bearer token: in session storage, so that it survives a reload and ends with the tab; in memory where storage is blocked. */
export function createTokenStore(storage: () => Storage = () => sessionStorage) {
  let token = attempt(() => storage().getItem(key)) ?? undefined;
  return {
    get: () => token,
    set(next: string | undefined) {
      token = next;
      attempt(() => (next === undefined ? storage().removeItem(key) : storage().setItem(key, next)));
    },
  };
}

function attempt<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
