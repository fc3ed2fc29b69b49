import { randomKey } from '@pabean/api/client';

const name = 'pabean.visitor';

/**
 * The random key by which the server tells the visitor of this tab apart: a reload keeps it, so that what a visitor added
 * is still there for them. Where storage is blocked it lasts as long as the page.
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
