import { roved } from '../../roving.ts';

const enabled = '[role^="menuitem"]:not([aria-disabled="true"], :disabled)';

/** The items of a menu that can be reached, in order. */
export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(enabled)];

/**
 * The item that a key leads to: arrows go round, Home and End to the edges, a letter to the next item that begins
 * with it.
 *
 * @returns the item, or undefined where the key means nothing here.
 */
export function itemFor(key: string, items: readonly HTMLElement[], current: Element | null) {
  const there = roved(key, items, current, 'column');
  if (there || key.length !== 1 || key === ' ') return there;
  const at = (items as readonly (Element | null)[]).indexOf(current);
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
