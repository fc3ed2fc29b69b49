import { roved } from '../../roving.ts';

const enabled = '[role^="menuitem"]:not([aria-disabled="true"], :disabled)';

/** The focusable items of a menu, in order. */
export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(enabled)];

/**
 * The item that a key moves to: arrows wrap around, Home and End go to the ends, a letter goes to the next item that
 * starts with it.
 *
 * @returns the item, or undefined for other keys.
 */
export function itemFor(key: string, items: readonly HTMLElement[], current: Element | null) {
  const there = roved(key, items, current, 'column');
  if (there || key.length !== 1 || key === ' ') return there;
  const at = (items as readonly (Element | null)[]).indexOf(current);
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
