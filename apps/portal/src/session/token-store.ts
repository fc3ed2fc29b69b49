const key = 'pabean.token';
const overKey = 'pabean.over';

/**
 * The bearer token: in session storage, so that it survives a reload and ends with the tab; in memory where storage is
 * blocked. Beside it, whether the page waits for somebody to sign in again: a reload must still say why it is gone.
 */
export function createTokenStore(storage: () => Storage = () => sessionStorage) {
  let token = attempt(() => storage().getItem(key)) ?? undefined;
  const keep = (name: string, value: string | undefined) =>
    attempt(() => (value === undefined ? storage().removeItem(name) : storage().setItem(name, value)));
  return {
    get: () => token,
    set(next: string | undefined) {
      token = next;
      keep(key, next);
    },
    wasOver: () => attempt(() => storage().getItem(overKey)) === 'yes',
    setOver: (isOver: boolean) => keep(overKey, isOver ? 'yes' : undefined),
  };
}

function attempt<Value>(step: () => Value): Value | undefined {
  try {
    return step();
  } catch {
    return undefined;
  }
}
