import { randomKey } from '@pabean/api/client';

const name = 'pabean.visitor';

/**
 * The random key by which the server distinguishes this tab's visitor: it survives a reload, so that the visitor's
 * additions are still there. Where storage is blocked it lasts until the page is closed.
 */
export function tabKey(storage: () => Storage = () => sessionStorage): string {
  try {
    const kept = storage().getItem(name);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const made = randomKey();
    storage().setItem(name, made);
    return made;
  } catch {
    return randomKey();
  }
}
