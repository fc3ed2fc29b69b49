const enabled = '[role^="menuitem"]:not([aria-disabled="true"], :disabled)';

/** The items of a menu that can be reached, in order. */
export const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>(enabled)];

type Move = (at: number, count: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The item that a key leads to: arrows go round, Home and End to the edges, a letter to the next item that begins
 * with it.
 *
 * @returns the item, or undefined where the key means nothing here.
 */
export function itemFor(key: string, items: readonly HTMLElement[], current: Element | null) {
  const at = (items as readonly (Element | null)[]).indexOf(current);
  const move = moves[key];
  if (move) return items[move(at, items.length)];
  if (key.length !== 1 || key === ' ') return undefined;
  const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return rest.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
}
